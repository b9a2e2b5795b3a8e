"""The chart of estimates: a well-formed picture with every row, told in words too."""

from xml.etree import ElementTree as ET

from swdsl.drawing.intervals import Chart, Row, draw_intervals

SVG = "{http://www.w3.org/2000/svg}"
ROWS = (Row("first <one>", -2.0, 1.5, 4.0), Row("second", 0.5, 1.0, 1.5, chosen=True))


def test_every_row_has_a_name_a_bar_and_a_dot() -> None:
    tree = ET.fromstring(draw_intervals(Chart("A & B", "coins", ROWS, band=(0.0, 2.0))))
    assert next(each.text for each in tree.iter(f"{SVG}text")) == "A & B"
    assert {"first <one>", "second"} <= {each.text for each in tree.iter(f"{SVG}text")}
    dots = [float(each.attrib["cx"]) for each in tree.iter(f"{SVG}circle")]
    assert dots[0] > dots[1]
    (described,) = tree.iter(f"{SVG}desc")
    assert described.text == "coins: first <one> +1.5 (-2.0 to +4.0); second +1.0 (+0.5 to +1.5)"


def test_values_stand_inside_the_picture_in_their_order() -> None:
    tree = ET.fromstring(draw_intervals(Chart("t", "u", ROWS)))
    width = float(tree.attrib["width"])
    for line in tree.iter(f"{SVG}line"):
        assert 0 < float(line.attrib["x1"]) <= float(line.attrib["x2"]) < width


def test_a_chart_of_nothing_is_still_a_chart() -> None:
    assert ET.fromstring(draw_intervals(Chart("t", "u", ()))).tag == f"{SVG}svg"
