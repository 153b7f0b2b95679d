from serpentry.tabletop.numbering import Sections


def test_sections_follow_each_other_and_the_last_digit_counts_fastest() -> None:
    numbers = Sections(lay=(2, 9), give=(4,), skip=())
    assert numbers.count == 23
    assert numbers.number("lay", 0, 1) == 1
    assert numbers.number("lay", 1, 3) == 12
    assert numbers.number("give", 2) == 20
    assert numbers.number("skip") == 22


def test_every_number_reads_back_and_no_other_is_read() -> None:
    numbers = Sections(lay=(3, 2, 5), none=(0, 7), give=(4,))
    read = [numbers.read(number) for number in range(numbers.count)]
    assert len(set(read)) == numbers.count == 34
    assert [numbers.number(name, *digits) for name, digits in read] == list(range(34))
    assert numbers.read(-1) == numbers.read(34) == ("", ())
