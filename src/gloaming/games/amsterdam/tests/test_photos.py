"""A stranger's file becomes a bare square picture, or it is told what is wrong with it."""

from __future__ import annotations

import struct
import subprocess
import sys
import tracemalloc
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageCms, PngImagePlugin

from gloaming.games.amsterdam.likeness import Look, colours, links, words_of
from gloaming.games.amsterdam.photos import BadPhotoError, developed
from gloaming.games.amsterdam.tests.drawings import drawing

ORIENTATION, GPS, MAKER = 0x0112, 0x8825, 0x010F
SECRET = b"Keizersgracht 123"


def seen(content: bytes) -> Image.Image:
    """What a browser would show."""
    return Image.open(BytesIO(content)).convert("RGB")


def near(one: tuple[int, ...], other: tuple[int, ...], far: int = 12) -> bool:
    return all(abs(a - b) <= far for a, b in zip(one, other, strict=True))


def middle(picture: Image.Image) -> tuple[int, ...]:
    found = picture.getpixel((picture.width // 2, picture.height // 2))
    assert isinstance(found, tuple)
    return found


# What is made of a picture


@pytest.mark.parametrize("ending", ["png", "jpg", "jpeg", "webp", "JPG"])
def test_every_kind_becomes_two_squares(tmp_path: Path, ending: str) -> None:
    drawing(1, (640, 480)).save(file := tmp_path / f"a.{ending}")
    made = developed(file)
    assert seen(made.large).size == (512, 512)
    assert seen(made.small).size == (200, 200)
    assert abs(sum(made.colours) - 1) < 1e-9


def test_it_is_cut_to_its_middle(tmp_path: Path) -> None:
    wide = Image.new("RGB", (900, 300), "red")
    wide.paste("blue", (300, 0, 600, 300))
    wide.save(file := tmp_path / "wide.png")
    made = seen(developed(file).large)
    assert all(near(made.getpixel(at), (0, 0, 255)) for at in ((9, 256), (502, 256)))  # type: ignore[arg-type]


def test_nothing_is_left_of_place_time_and_camera(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[MAKER] = SECRET.decode()
    exif.get_ifd(GPS).update({1: "N", 2: (52.0, 22.0, 12.5), 3: "E", 4: (4.0, 53.0, 1.5)})
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    told: dict[str, Any] = {"icc_profile": profile, "xmp": SECRET, "comment": SECRET}
    drawing(2).save(file := tmp_path / "told.jpg", exif=exif.tobytes(), **told)
    text = PngImagePlugin.PngInfo()
    text.add_text("Where", SECRET.decode())
    drawing(2).save(other := tmp_path / "told.png", pnginfo=text, exif=exif.tobytes())
    for one in (file, other):
        assert SECRET in one.read_bytes()
        made = developed(one)
        for content in (made.large, made.small):
            bare = Image.open(BytesIO(content))
            assert not dict(bare.getexif())
            assert not {"exif", "icc_profile", "xmp"} & bare.info.keys()
            assert content[12:16] == b"VP8 "
            assert SECRET not in content


@pytest.mark.parametrize("turn", range(1, 9))
def test_it_stands_upright_whichever_way_the_camera_was_held(tmp_path: Path, turn: int) -> None:
    upright = Image.new("RGB", (400, 400), "white")
    upright.paste("red", (0, 0, 200, 200))
    back = {
        2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270,
    }  # fmt: skip
    held = upright.transpose(back[turn]) if turn in back else upright
    exif = Image.Exif()
    exif[ORIENTATION] = turn
    held.save(file := tmp_path / "held.jpg", exif=exif)
    made = seen(developed(file).large)
    corners = [made.getpixel(at) for at in ((60, 60), (450, 60), (60, 450), (450, 450))]
    assert [near(corner, (254, 0, 0)) for corner in corners] == [True, False, False, False]  # type: ignore[arg-type]


def cmyk(file: Path) -> None:
    Image.new("CMYK", (300, 300), (0, 255, 255, 0)).save(file, "JPEG")


def of_16_bits(file: Path) -> None:
    Image.new("I;16", (300, 300), 32_768).save(file, "PNG")


def with_holes(file: Path) -> None:
    Image.new("RGBA", (300, 300), (0, 0, 0, 0)).save(file, "PNG")


def with_a_palette(file: Path) -> None:
    Image.new("RGB", (300, 300), (10, 200, 30)).quantize(4).save(file, "PNG")


def of_one_bit(file: Path) -> None:
    Image.new("1", (300, 300), 1).save(file, "PNG")


def of_two_pictures(file: Path) -> None:
    one = Image.new("RGB", (300, 300), (0, 0, 255))
    one.save(file, "MPO", save_all=True, append_images=[Image.new("RGB", (300, 300))])


def with_a_lying_profile(file: Path) -> None:
    Image.new("RGB", (300, 300), (0, 0, 255)).save(file, "JPEG", icc_profile=b"not a profile")


def with_colours_of_its_own(file: Path) -> None:
    """Red is called green here, and green red: the profile says so."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    rows = range(132, 132 + 12 * int.from_bytes(profile[128:132], "big"), 12)
    tags = {bytes(profile[at : at + 4]): int.from_bytes(profile[at + 4 : at + 8]) for at in rows}
    red, green = (slice(tags[name], tags[name] + 20) for name in (b"rXYZ", b"gXYZ"))
    profile[red], profile[green] = profile[green], profile[red]
    Image.new("RGB", (300, 300), (255, 0, 0)).save(file, "PNG", icc_profile=bytes(profile))


@pytest.mark.parametrize(
    ("odd", "colour"),
    [
        (cmyk, (255, 0, 0)),
        (of_16_bits, (128, 128, 128)),
        (with_holes, (255, 255, 255)),
        (with_a_palette, (10, 200, 30)),
        (of_one_bit, (255, 255, 255)),
        (of_two_pictures, (0, 0, 255)),
        (with_a_lying_profile, (0, 0, 255)),
        (with_colours_of_its_own, (0, 255, 0)),
    ],
)
def test_odd_pictures_keep_their_colours(
    tmp_path: Path, odd: Callable[[Path], None], colour: tuple[int, ...]
) -> None:
    odd(file := tmp_path / "odd")
    made = developed(file)
    assert near(middle(seen(made.large)), colour)
    assert near(middle(seen(made.small)), colour)


# What is refused


def bomb(width: int, height: int) -> bytes:
    """A tiny PNG that says it is enormous."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes(2_000_000), 9))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


def animated(kind: str) -> bytes:
    out = BytesIO()
    drawing(1).save(out, kind, save_all=True, append_images=[drawing(2)])
    return out.getvalue()


def small(size: tuple[int, int]) -> bytes:
    out = BytesIO()
    Image.new("RGB", size).save(out, "PNG")
    return out.getvalue()


def cut_off() -> bytes:
    out = BytesIO()
    drawing(3, (900, 900)).save(out, "JPEG")
    return out.getvalue()[:4000]


def gif() -> bytes:
    out = BytesIO()
    drawing(4).save(out, "GIF")
    return out.getvalue()


UNREADABLE = "cannot be read"
REFUSED = {
    "a bomb": (bomb(20_000, 20_000), "too many pixels"),
    "a greater bomb": (bomb(2**31 - 1, 2**31 - 1), "too many pixels"),
    "a bomb between the two": (bomb(10_000, 10_000), "too many pixels"),
    "one that lies about its size": (bomb(4_000, 4_000), UNREADABLE),
    "one pixel": (small((1, 1)), "too small: 1 by 1"),
    "a strip": (small((199, 4000)), "too small: 199 by 4000"),
    "a moving png": (animated("PNG"), "moves"),
    "a moving webp": (animated("WEBP"), "moves"),
    "a drawing in text": (b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', UNREADABLE),
    "a page": (b"<!doctype html><script>alert(1)</script>", UNREADABLE),
    "a page that begins like a picture": (b"\x89PNG\r\n\x1a\n<html></html>", UNREADABLE),
    "another kind of picture": (gif(), UNREADABLE),
    "the first half of one": (cut_off(), UNREADABLE),
    "nothing": (b"", UNREADABLE),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_photo_is_refused_for_what_it_is(tmp_path: Path, what: str) -> None:
    content, why = REFUSED[what]
    (file := tmp_path / "photo.png").write_bytes(content)
    with pytest.raises(BadPhotoError, match=why):
        developed(file)


def test_a_bomb_is_seen_before_it_goes_off(tmp_path: Path) -> None:
    (file := tmp_path / "bomb.png").write_bytes(bomb(20_000, 20_000))
    tracemalloc.start()
    with pytest.raises(BadPhotoError):
        developed(file)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000


IN_LITTLE_MEMORY = """
import resource, sys
from pathlib import Path
from gloaming.games.amsterdam.photos import developed
resource.setrlimit(resource.RLIMIT_DATA, (400_000_000, 400_000_000))
developed(Path(sys.argv[1]))
"""


@pytest.mark.parametrize("mode", ["RGBA", "P", "L"])
def test_the_largest_picture_is_developed_in_little_memory(tmp_path: Path, mode: str) -> None:
    picture = Image.new(mode, (7100, 7100))
    picture.getexif()[ORIENTATION] = 6
    picture.save(file := tmp_path / "large.png", compress_level=1, exif=picture.getexif())
    command = (sys.executable, "-c", IN_LITTLE_MEMORY, str(file))
    assert subprocess.run(command, check=False).returncode == 0


def test_a_picture_made_smaller_in_strips_is_whole_and_upright(tmp_path: Path) -> None:
    picture = Image.new("RGB", (4000, 4000), "red")
    picture.paste("blue", (0, 2000, 4000, 4000))
    picture.getexif()[ORIENTATION] = 6
    picture.save(file := tmp_path / "turned.png", exif=picture.getexif())
    made = seen(developed(file).large)
    for x in (4, 130, 250):
        assert near(made.getpixel((x, 2 * x)), (0, 0, 255))  # type: ignore[arg-type]
        assert near(made.getpixel((511 - x, 2 * x)), (255, 0, 0))  # type: ignore[arg-type]


def test_a_file_that_is_too_large_is_not_even_opened(tmp_path: Path) -> None:
    drawing(5).save(file := tmp_path / "photo.png")
    with file.open("ab") as longer:
        longer.truncate(40_000_001)
    with pytest.raises(BadPhotoError, match="too large: 40 MB"):
        developed(file)


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadPhotoError, match=UNREADABLE):
        developed(tmp_path / "gone.png")


# What bots see


def look(colour: tuple[int, int, int], *texts: str) -> Look:
    return Look(colours(Image.new("RGB", (200, 200), colour)), words_of(texts))


RED, PINK, GREEN = (200, 20, 30), (210, 40, 40), (20, 160, 40)


def test_without_words_bots_go_by_colours() -> None:
    table = links([look(RED), look(GREEN)], [look(PINK), look(GREEN), look((0, 0, 255))])
    assert table.districts[0][0] == max(table.districts[0])
    assert table.districts[1][1] == max(table.districts[1])


def test_words_say_more_than_colours() -> None:
    intel = [look(RED, "A boat on the water"), look(GREEN, "Two children with a dog")]
    city = [look(GREEN, "a boat"), look(RED, "the old dog"), look(RED, "a tower")]
    table = links(intel, city)
    assert table.districts[0][0] == max(table.districts[0])
    assert table.districts[1][1] == max(table.districts[1])


def test_what_is_said_of_every_picture_says_nothing() -> None:
    every = [look(RED, "photo one"), look(RED, "photo two"), look(RED, "photo three")]
    table = links(every, every)
    assert table.districts[0][1] == table.districts[0][2] == table.districts[1][2]
    assert table.districts[0][0] > table.districts[0][1]
