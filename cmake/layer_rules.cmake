# Which folder may include which: the one-way flow of docs/architecture.md, checked by the build (check_layers.cmake).

rule(core/gjk LIBRARIES glm processor)

rule(app/model LIBRARIES glm json fmt operating_system FOLDERS gjk)
rule(app/export LIBRARIES glm json fmt images FOLDERS gjk model)

rule(app/platform LIBRARIES glm fmt sdl imgui opengl FOLDERS gjk model render)
rule(app/render LIBRARIES glm fmt sdl imgui opengl freetype FOLDERS gjk model export platform)
rule(app/ui LIBRARIES glm fmt imgui sdl opengl FOLDERS gjk model export platform render)
rule(app/cli LIBRARIES glm json fmt command_line FOLDERS gjk model export platform render ui)
