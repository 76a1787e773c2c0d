# Which folder may include which: the one-way flow of docs/architecture.md, checked by the build (check_layers.cmake).

set(model_rooms model/text model/assets model/glossary model/scene model/solid model/document model/run model/world model/playback model/quiz
  model/predict model/compare model/replay model/marking model/watch model/frame model/figure model/caption model/gallery model/session model/store
  model/compose model/chart model/lesson model/lecture model/sandbox)

rule(core/gjk/numeric LIBRARIES glm FILES gjk/conventions.h gjk/tolerances.h)
rule(core/gjk/detail LIBRARIES glm processor FOLDERS gjk gjk/numeric)
rule(core/gjk/small LIBRARIES glm processor FOLDERS gjk gjk/numeric gjk/detail)
rule(core/gjk LIBRARIES glm processor FOLDERS gjk/numeric gjk/detail
  FILES gjk/small/rod.h gjk/small/small_query.h gjk_c/gjk_c.h)  # the latter: gjk.h, for C programs
rule(core/gjk_c LIBRARIES c FOLDERS gjk)

rule(app/model/text LIBRARIES glm json fmt deflate operating_system FOLDERS gjk)
rule(app/model/assets LIBRARIES json operating_system FOLDERS model/text)
rule(app/model/glossary FOLDERS model/text model/assets)
rule(app/model/scene LIBRARIES glm json fmt FOLDERS gjk model/text)
rule(app/model/solid LIBRARIES glm fmt FOLDERS gjk model/scene)
rule(app/model/document LIBRARIES glm fmt FOLDERS gjk model/text model/scene)
rule(app/model/run LIBRARIES glm fmt FOLDERS gjk model/text model/scene)
rule(app/model/world LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run)
rule(app/model/playback LIBRARIES glm fmt FOLDERS gjk model/text model/run)
rule(app/model/quiz LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/playback)
rule(app/model/compare LIBRARIES glm json fmt FOLDERS gjk model/text model/scene model/run model/playback)
rule(app/model/replay LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/playback model/compare)
rule(app/model/marking LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/compare)
rule(app/model/watch LIBRARIES glm FOLDERS gjk model/text model/scene model/marking model/replay)
rule(app/model/frame LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/playback model/solid)
rule(app/model/figure LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/solid model/frame)
rule(app/model/sandbox LIBRARIES glm fmt
  FOLDERS gjk model/text model/assets model/scene model/solid model/run model/world model/figure)
rule(app/model/compose LIBRARIES glm fmt FOLDERS gjk model/text model/figure)
rule(app/model/chart LIBRARIES glm FOLDERS gjk model/text model/playback model/figure)
rule(app/model/caption LIBRARIES glm fmt FOLDERS gjk model/text model/scene model/run model/playback model/frame)
rule(app/model/gallery LIBRARIES glm fmt FOLDERS gjk model/text model/assets model/scene model/run model/playback model/compare)
rule(app/model/lecture LIBRARIES glm json fmt
  FOLDERS gjk model/text model/assets model/scene model/run model/playback model/compare model/world model/figure)
rule(app/model/predict LIBRARIES glm fmt
  FOLDERS gjk model/text model/scene model/run model/playback model/quiz model/solid model/frame model/figure)
rule(app/model/session LIBRARIES glm json fmt
  FOLDERS gjk model/text model/scene model/document model/run model/playback model/quiz model/compare model/replay model/solid model/frame
    model/figure model/predict model/gallery model/world model/sandbox model/lecture)
rule(app/model/lesson LIBRARIES glm fmt markdown
  FOLDERS gjk model/text model/assets model/scene model/document model/run model/playback model/quiz model/compare model/frame model/figure
    model/predict model/marking model/gallery model/session model/world model/sandbox model/lecture)
rule(app/model/store LIBRARIES fmt json operating_system FOLDERS gjk model/text model/scene model/session model/world model/lecture)

rule(app/export/paint LIBRARIES glm fmt images FOLDERS gjk ${model_rooms} FILES export/markup.h)
rule(app/export/vector LIBRARIES glm fmt vectors FOLDERS gjk ${model_rooms} export/paint)
rule(app/export LIBRARIES glm json fmt images vectors films FOLDERS gjk ${model_rooms} export/paint export/vector)

rule(app/desk LIBRARIES fmt FOLDERS gjk ${model_rooms} export)

rule(app/process LIBRARIES fmt processes)
rule(app/process/windows LIBRARIES windows FOLDERS process)
rule(app/cli LIBRARIES glm json fmt command_line operating_system FOLDERS gjk ${model_rooms} export process)
rule(app/platform LIBRARIES allocator glm fmt sdl imgui opengl FOLDERS gjk ${model_rooms})
rule(app/platform/desktop LIBRARIES fmt sdl opengl x11 FOLDERS model/text platform)
rule(app/platform/windows LIBRARIES images windows FOLDERS model/text platform)
rule(app/platform/web LIBRARIES fmt sdl opengl browser FOLDERS model/text platform)
rule(app/render LIBRARIES glm fmt sdl imgui opengl freetype FOLDERS gjk ${model_rooms} export platform)
rule(app/ui/kit LIBRARIES glm fmt imgui sdl FOLDERS gjk ${model_rooms} platform render)
rule(app/ui/panel LIBRARIES glm fmt imgui sdl FOLDERS gjk ${model_rooms} desk platform render ui/kit)
rule(app/ui LIBRARIES glm fmt imgui sdl FOLDERS gjk ${model_rooms} desk platform render ui/kit ui/panel)
rule(app/shell LIBRARIES glm fmt imgui sdl command_line
  FOLDERS gjk ${model_rooms} export desk cli platform render ui)
rule(app/web FOLDERS shell)
rule(app FOLDERS model/gallery model/store model/text cli platform shell)
