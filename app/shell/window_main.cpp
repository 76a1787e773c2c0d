#include "shell/window_main.h"

#include "desk/page_door.h"
#include "export/png.h"
#include "model/assets/language.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture.h"
#include "model/sandbox/world_gallery.h"
#include "model/store/files.h"
#include "model/store/settings_store.h"
#include "model/text/file_kind.h"
#include "model/text/link.h"
#include "platform/capabilities.h"
#include "platform/file_exchange.h"
#include "platform/main_loop.h"
#include "platform/memory.h"
#include "platform/page_door.h"
#include "platform/picture_clipboard.h"
#include "platform/system.h"
#include "platform/typing.h"
#include "platform/window.h"
#include "render/target.h"
#include "render/window_copy.h"
#include "ui/workbench.h"

#include <SDL.h>
#include <backends/imgui_impl_sdl.h>
#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <tuple>
#include <utility>

namespace gjklab {
namespace {

constexpr int kSettlingFrames = 3;  // drawn after something happened, until everything that reacts has reacted
constexpr double kFrameSeconds = 1.0 / 60;
constexpr int kWatchWait = 100;   // between looks at what has arrived
constexpr double kKeepEvery = 1;  // seconds between savings of unsaved work and settings

double now() {
  return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

/// The running program: window, workbench and the clock between them. frame() is all that a main loop has to call.
class Program {
 public:
  Program(Window& window, Toolkit& toolkit, SettingsStore& store, Session session, const std::string& directory,
          const Exports& exports)
      : window_(window),
        toolkit_(toolkit),
        store_(store),
        bench_(std::move(session), toolkit, directory.empty() ? "" : directory + "unsaved",
               {clipboardText, setClipboardText,
                [this](const std::string& png) { return pictures_.write(CopiedPicture::png, png); },
                [this](const std::string& svg) { return pictures_.write(CopiedPicture::svg, svg); },
                capabilities().folders ? std::function<void(const std::string&)>() : handOver, exports.make_pdf,
                exports.make_film, exports.make_page}) {}

  Workbench& bench() { return bench_; }
  /// The window is a phone's screen.
  void holdInHand() { handheld_ = true; }
  /// A link's theme applies only to this window: until the user chooses another, `own` is stored.
  void lend(const Settings& own) {
    own_ = {own.theme, own.stage};
    lent_ = {bench_.session().settings().theme, bench_.session().settings().stage};
  }

  /// Does what is to do. The milliseconds that it may be left alone if nothing happens (0 while something moves);
  /// negative when the program is to end: failure() then says why, if not because the user wanted it to.
  int frame() {
    const bool happened = window_.poll(input_);
    if (input_.terminate) bench_.desk().endNow();
    if (input_.quit && window_.minimised()) closeUnseen();
    if (happened || bench_.watching().changed()) to_draw_ = kSettlingFrames;
    const double idle = bench_.idleSeconds();
    if (idle >= 0 && now() - drawn_at_ >= idle) to_draw_ = std::max(to_draw_, 2);
    if (to_draw_ > 0 && !window_.minimised() && !bench_.quitting()) draw();
    if (now() - kept_at_ > kKeepEvery || window_.minimised()) {
      keep();
      tidyMemory();
    }
    return bench_.quitting() || !failure_.empty() ? -1 : waitMilliseconds();
  }

  /// Something has changed that no event of the window tells.
  void drawSoon() { to_draw_ = kSettlingFrames; }

  /// Everything that is remembered, at the end.
  void keep() {
    kept_at_ = now();
    const std::string said = bench_.news().sentence();
    bench_.desk().keepWork();
    if (bench_.news().sentence() != said) to_draw_ = kSettlingFrames;
    Settings settings = bench_.session().settings();
    settings.window_width = window_.restoredWidth();
    settings.window_height = window_.restoredHeight();
    if (std::pair(settings.theme, settings.stage) == lent_) std::tie(settings.theme, settings.stage) = own_;
    std::string error = store_.store(settings, bench_.session().progress());
    if (error.empty()) error = keepPreferences();
    if (!error.empty()) {
      bench_.news().say(error, News::Mood::error);
      to_draw_ = kSettlingFrames;
    }
  }

  const std::string& failure() const { return failure_; }

 private:
  /// Nothing is drawn in a minimised window; where there is a question it comes back to ask it.
  void closeUnseen() {
    input_.quit = false;
    bench_.closeUnseen();
    if (bench_.desk().asking()) window_.restore();
  }

  int waitMilliseconds() const {
    if (window_.minimised()) return kNothingDue;
    if (to_draw_ > 0) return 0;
    const double idle = bench_.idleSeconds();
    const bool all_kept = kept_at_ > drawn_at_;
    const int longest = bench_.watching().on() ? kWatchWait
                        : all_kept             ? kNothingDue
                                               : static_cast<int>(kKeepEvery * 1000);
    if (idle < 0) return longest;
    const double left = std::max(idle, kFrameSeconds) - (now() - drawn_at_);
    return std::clamp(static_cast<int>(left * 1000), 1, longest);
  }

  void draw() {
    const double at = now();
    const double elapsed = std::clamp(at - drawn_at_, 0.0, rested_ ? kFrameSeconds : 0.25);
    drawn_at_ = at;
    window_.setFullscreen(bench_.session().settings().fullscreen);
    window_.setTitle(bench_.windowTitle());
    ImGui_ImplSDL2_NewFrame();
    bench_.frame(input_, {window_.width(), window_.height(), window_.displayScale(), handheld_}, elapsed);
    typingAt(bench_.typingAt());
    input_.nextFrame();
    keepStill();
    window_.present() ? showAudience() : renewGraphics();
    --to_draw_;
    rested_ = to_draw_ <= 0 && bench_.idleSeconds() < 0;
  }

  /// Opens and closes the audience's window. Its picture is captured two frames later, once the menu has closed.
  void keepStill() {
    const Lectern& lectern = bench_.session().lectern();
    const bool wanted = lectern.frozen() && !lectern.presenting();
    if (!wanted) {
      window_.endStill();
      frozen_frames_ = 0;
    } else if (window_.stillClosed()) {
      bench_.session().apply(ToggleFreeze{});
      to_draw_ = kSettlingFrames;
    } else if (!window_.hasStill() && ++frozen_frames_ == 2) {
      const int width = window_.width(), height = window_.height();
      const std::string error = window_.showStill(readSurface(width, height), width, height);
      if (!error.empty()) {
        bench_.session().apply(ToggleFreeze{});
        bench_.news().say(error, News::Mood::error);
      }
      to_draw_ = kSettlingFrames;
    }
    bench_.showsStill(window_.hasStill());
  }

  /// The presenter's view: the stage in the audience's window, as large as that. A frozen one keeps its picture.
  void showAudience() {
    const Lectern& lectern = bench_.session().lectern();
    if (!lectern.presenting()) {
      audience_.reset();
      window_.closeAudience();
      return;
    }
    if (window_.audience() && window_.audience()->closed()) return endPresenting("");
    std::string error;
    if (!window_.audience()) error = window_.openAudience();
    if (error.empty() && !audience_) audience_ = Audience::create(error);
    if (!error.empty()) return endPresenting(error);
    const AudienceWindow& there = *window_.audience();
    if (!there.begin()) return;
    const int width = there.width(), height = there.height();
    if (!lectern.frozen() && !lectern.blank() && audience_picture_.resize(width, height)) {
      audience_picture_.bind();
      audience_->frame(bench_.forAudience(), width, height);
      bench_.takePages(audience_->pages());
    }
    if (lectern.blank())
      clearSurface(width, height, Color{0, 0, 0, 1});
    else
      copyToWindow(audience_picture_, width, height);
    there.present();
  }

  void endPresenting(const std::string& error) {
    bench_.session().apply(TogglePresenter{});
    if (!error.empty()) bench_.news().say(error, News::Mood::error);
    to_draw_ = kSettlingFrames;
    showAudience();
  }

  /// Once after frames, and never while nothing happens.
  void tidyMemory() {
    if (drawn_at_ <= tidied_at_) return;
    tidied_at_ = now();
    returnFreedMemory();
  }

  void renewGraphics() {
    bench_.desk().keepWork();
    audience_.reset();
    audience_picture_ = {};
    failure_ = window_.renewContext();
    if (failure_.empty()) failure_ = toolkit_.renew();
    to_draw_ = kSettlingFrames;
  }

  Window& window_;
  Toolkit& toolkit_;
  SettingsStore& store_;
  PictureClipboard pictures_;
  Workbench bench_;
  std::unique_ptr<Audience> audience_;
  Target audience_picture_;  ///< what it showed last
  Input input_;
  std::pair<ThemeName, bool> own_, lent_;  ///< theme and stage
  bool handheld_ = false;
  std::string failure_;
  int to_draw_ = kSettlingFrames, frozen_frames_ = 0;
  bool rested_ = true;  ///< nothing moved before this frame: the time since the last one is not part of any motion
  double drawn_at_ = now(), kept_at_ = now(), tidied_at_ = 0;
};

/// The link that the window opens with; an empty one where none is given, or none that can be read.
Link linkOf(const WindowArguments& arguments) {
  auto link = arguments.link.empty() ? LinkFault{} : readLink(arguments.link);
  return std::holds_alternative<Link>(link) ? std::get<Link>(std::move(link)) : Link{};
}

/// What it asks of the window besides what it opens. An unknown theme changes nothing.
Settings withLink(Settings settings, const Link& link) {
  for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::projector})
    if (link.theme == name(theme)) settings = withTheme(std::move(settings), theme);
  settings.stage = settings.stage || link.embed || capabilities().handheld;
  return settings;
}

/// One that cannot be read says so.
void openLink(Workbench& bench, const std::string& text, const Link& link) {
  if (!link.lesson.empty())
    if (const std::string fault = bench.lessons().openAt(link.lesson); !fault.empty()) bench.news().add(fault);
  const bool scene = !link.content.empty() || link == Link{};
  if (scene && text != "#") return bench.desk().openFile(text);
  bench.desk().goTo(link.at);
}

int fail(const std::string& sentence) {
  std::fprintf(stderr, "gjklab: %s\n", sentence.c_str());
  return 1;
}

int runIn(const WindowArguments& arguments, Window& window, Toolkit& toolkit, SettingsStore& store,
          const Remembered& remembered, const std::vector<std::string>& warnings, const std::string& directory) {
  const Link link = linkOf(arguments);
  const bool given = arguments.scene.has_value() || !arguments.link.empty();
  Session session(arguments.scene ? *arguments.scene : defaultScene(2), arguments.scene_file,
                  withLink(remembered.settings, link), remembered.progress);
  Program program(window, toolkit, store, std::move(session), directory, arguments.exports);
  program.lend(remembered.settings);
  if (link.embed)
    program.bench().embed();
  else if (capabilities().handheld)
    program.holdInHand();
  if (!arguments.lessons.empty())
    program.bench().lessons().openPath(arguments.lessons);
  else if (!given && arguments.world_file.empty() && !remembered.settings.greeted)
    program.bench().lessons().greet();
  program.bench().desk().goTo(program.bench().session().scene().view.step);
  if (arguments.given) program.bench().desk().show(arguments.given);
  if (arguments.watched) program.bench().watching().watch(arguments.watched);
  if (arguments.replayed) program.bench().desk().show(arguments.replayed);
  if (!arguments.link.empty()) openLink(program.bench(), arguments.link, link);
  for (const std::string& file : {arguments.world_file, arguments.large_file})
    if (!file.empty()) program.bench().desk().openFile(file);
  for (const auto& faults : {warnings, galleryFaults()})
    for (const std::string& fault : faults) program.bench().news().add(fault);
  program.bench().desk().claimRecovered();
  PageDoor door(program.bench().desk(), program.bench().session(),
                [&program] { return program.bench().lessons().address(); });
  answerPage([&](const std::string& request, const std::string& text) {
    if (PageDoor::changes(request)) program.drawSoon();
    return door.answer(request, text);
  });
  runLoop([&program] { return program.frame(); });
  program.keep();
  return program.failure().empty() ? 0 : fail(program.failure());
}

std::vector<std::uint8_t> icon() {
  const auto bytes = assets().read("icon-64.png");
  return std::holds_alternative<std::string>(bytes) ? decodePng(std::get<std::string>(bytes)).rgba
                                                    : std::vector<std::uint8_t>();
}

/// What is wrong with the file of a world or a lecture; empty: nothing is.
std::string worldFault(const std::string& file) {
  const auto text = readFile(file);
  if (const auto* error = std::get_if<FileError>(&text)) return error->message;
  const auto faultIn = [](const auto& read) {
    const auto* error = std::get_if<SceneError>(&read);
    return error ? error->message : std::string();
  };
  const std::string& bytes = std::get<std::string>(text);
  return kindOf(bytes) == FileKind::lecture ? faultIn(readLecture(bytes, file)) : faultIn(readWorld(bytes, file));
}

}  // namespace

bool opensInWindow(const std::string& file) { return readsAside(file); }

bool holdsWorld(const std::string& file) {
  const auto text = readFile(file);
  if (!std::holds_alternative<std::string>(text)) return false;
  const FileKind kind = kindOf(std::get<std::string>(text));
  return kind == FileKind::world || kind == FileKind::lecture;
}

int runWindow(const WindowArguments& arguments) {
  if (!arguments.world_file.empty())
    if (const std::string fault = worldFault(arguments.world_file); !fault.empty()) {
      std::fprintf(stderr, "%s\n", fault.c_str());
      return 2;
    }
  std::string unkept;  // within another page nothing is kept
  const std::string directory = linkOf(arguments).embed ? "" : preferenceDirectory(unkept);
  SettingsStore store(directory);
  std::vector<std::string> warnings;
  Remembered remembered = store.load(warnings);
  if (!arguments.language.empty()) remembered.settings.language = arguments.language;
  if (!unkept.empty()) warnings.insert(warnings.begin(), unkept);
  const Settings& settings = remembered.settings;
  for (const std::string& fault : chooseLanguage(settings.language)) warnings.push_back(fault);
  std::string error;
  const auto window =
      Window::open({"gjklab", settings.window_width, settings.window_height, settings.fullscreen, icon()}, error);
  if (!window) return fail(error);
  const auto toolkit = Toolkit::create(error);
  if (!toolkit) return fail(error);
  ImGui_ImplSDL2_InitForOpenGL(window->handle(), SDL_GL_GetCurrentContext());
  ImGui::GetIO().SetClipboardTextFn = [](void*, const char* text) { setClipboardText(text); };
  // Arrows and Space in menus and questions, but not in panels. Only here, because it needs keys that are not mapped
  // otherwise.
  ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  const int status = runIn(arguments, *window, *toolkit, store, remembered, warnings, directory);
  ImGui_ImplSDL2_Shutdown();
  return status;
}

}  // namespace gjklab
