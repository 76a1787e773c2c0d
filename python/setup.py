"""Builds gjklab for Python with CMake. Offline: pip install --no-build-isolation ."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent


class CMakeBuild(build_ext):
    def build_extension(self, extension):
        target = Path(self.get_ext_fullpath(extension.name)).resolve()
        build = Path(self.build_temp).resolve()
        build.mkdir(parents=True, exist_ok=True)
        subprocess.check_call(
            ["cmake", "-S", HERE, "-B", build, "-DCMAKE_BUILD_TYPE=Release", f"-DPython_EXECUTABLE={sys.executable}",
             f"-DCMAKE_LIBRARY_OUTPUT_DIRECTORY={target.parent}"])
        subprocess.check_call(
            ["cmake", "--build", build, "--target", "gjklab_python", "--parallel", str(os.cpu_count() or 1)])


setup(
    name="gjklab",
    version="0.1.0",
    description="GJK and EPA for convex shapes in 1-D, 2-D and 3-D, with a trace of every iteration",
    packages=["gjklab"],
    package_data={"gjklab": ["py.typed", "*.pyi"]},
    ext_modules=[Extension("gjklab._core", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    install_requires=["numpy"],
    python_requires=">=3.9",
    zip_safe=False,
)
