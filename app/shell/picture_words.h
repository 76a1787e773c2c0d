#pragma once
// What the verbs that draw have in common: their options, and the checks of them.

#include "cli/arguments.h"
#include "cli/verb.h"
#include "model/compare/inquiry.h"
#include "model/figure/theme.h"
#include "model/playback/address.h"
#include "model/playback/disclosure.h"

namespace gjklab {

/// Everything that a verb that draws may be told, as text; checked after parsing so that every error is one sentence of
/// ours.
struct PictureWords {
  std::string scene, output;
  std::optional<std::string> with, hide;
  std::string step = "last", pane = "both", size = "1600x900", theme = "light", study = "query";
  std::string lesson;
  int beat = 1;
  std::optional<int> test;
  bool greeting = false;
  double scale = 1;
  bool perspective = false, contacts = false, mass = false, scene_panel = false, help_page = false;
};

void addPictureOptions(Verb& verb, PictureWords&);
void addRivalOption(Verb& verb, PictureWords&);
void addFollowUpOptions(Verb& verb, PictureWords&);
void addHideOption(Verb& verb, PictureWords&);
/// --step, and --test of a region step.
void addStepOption(Verb& verb, PictureWords&);

// Each answers one sentence, empty when all is well.
std::string readTheme(const PictureWords&, ThemeName& into);
std::string readSize(const PictureWords&, PictureSize& into);
std::string readStep(const PictureWords&, Address& into);
/// --hide answer: the step's question, over the picture before it.
std::string readHide(const PictureWords&, Disclosure& into);
std::string readInquiry(const PictureWords&, Inquiry& into);
/// Options that mean nothing together are refused: none is dropped in silence.
std::string conflictOf(const PictureWords&);

}  // namespace gjklab
