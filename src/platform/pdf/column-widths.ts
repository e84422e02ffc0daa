/** A column of a printed list: its texts, and whether they are dates or numbers, which never break over two lines. */
export type MeasuredColumn = { heading: string; texts: readonly string[]; isWhole: boolean }

/** Widths in points, without the padding on both sides of each inner edge, and the size of the type in points. */
export type ColumnPlan = { widths: number[]; padding: number; fontSize: number }

/** Added to the longest text of a column, in characters, for the heading's bold type. */
const slackCharacters = 4
const maxWeighedCharacters = 40
const usualPadding = 8
const narrowPadding = 3
const smallestFontSize = 4
/** In ems: the least width of a column of texts, and the longest word that it keeps whole where there is room. */
const minTextEms = 2
const keptWordEms = 7

/**
 * Shares the page's width among the columns by their longest texts, of up to 40 characters. A column gets at least what
 * its dates, its numbers, its short words and those of its heading need. If the page is too narrow for that, first the
 * padding becomes smaller, then words may break, then the type becomes smaller.
 */
export function planColumnWidths(columns: readonly MeasuredColumn[], pageWidth: number, fontSize: number): ColumnPlan {
  const weights = columns.map(({ heading, texts }) => slackCharacters + measureLongest([heading, ...texts]))
  const wholeTexts = columns.map(({ texts, isWhole }) => (isWhole ? Math.max(0, ...texts.map(measureEms)) : minTextEms))
  const wholeWords = columns.map(({ heading, texts }, index) =>
    Math.max(wholeTexts[index] ?? 0, measureLongestWord(heading), measureKeptWord(texts)),
  )
  const countPoints = (padding: number) => pageWidth - 2 * padding * (columns.length - 1)
  const plan = (needs: readonly number[], padding: number): ColumnPlan | null => {
    const points = countPoints(padding)
    const needsOfType = needs.map((ems) => ems * fontSize)
    return sum(needsOfType) > points ? null : { widths: shareWidth(weights, needsOfType, points), padding, fontSize }
  }
  return (
    plan(wholeWords, usualPadding) ??
    plan(wholeWords, narrowPadding) ??
    plan(wholeTexts, narrowPadding) ??
    planSmallerType(wholeTexts, countPoints(narrowPadding))
  )
}

function planSmallerType(needs: readonly number[], points: number): ColumnPlan {
  const pointsOfEm = points / sum(needs)
  return {
    widths: needs.map((ems) => ems * pointsOfEm),
    padding: narrowPadding,
    fontSize: Math.max(smallestFontSize, pointsOfEm),
  }
}

/** Shares points by weight. A column that would get less than it needs gets that, and the others share what is left. */
function shareWidth(weights: readonly number[], needs: readonly number[], points: number): number[] {
  const widths = new Map<number, number>()
  for (;;) {
    const openColumns = weights.map((_, index) => index).filter((index) => !widths.has(index))
    const openPoints = points - sum([...widths.values()])
    const openWeight = sum(openColumns.map((index) => weights[index] ?? 0))
    const shareOf = (index: number) => (openPoints * (weights[index] ?? 0)) / openWeight
    const shortColumns = openColumns.filter((index) => shareOf(index) < (needs[index] ?? 0))
    if (shortColumns.length === 0) return weights.map((_, index) => widths.get(index) ?? shareOf(index))
    for (const index of shortColumns) widths.set(index, needs[index] ?? 0)
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const measureLongest = (texts: readonly string[]): number =>
  texts.reduce((longest, { length }) => Math.max(longest, Math.min(maxWeighedCharacters, length)), 0)

const measureLongestWord = (text: string): number => Math.max(0, ...text.split(' ').map(measureEms))

function measureKeptWord(texts: readonly string[]): number {
  let longest = 0
  for (const text of texts) {
    longest = Math.max(longest, measureLongestWord(text))
    if (longest >= keptWordEms) return keptWordEms
  }
  return longest
}

/** At least the width of a text in ems: the font's digits are 0.58 wide, its signs at most 0.34. */
function measureEms(text: string): number {
  let ems = 0
  for (const sign of text) ems += /[\s/:.,\-ijl]/.test(sign) ? 0.34 : /[\da-ln-vx-záéíóúñãõç]/.test(sign) ? 0.61 : 0.96
  return ems
}
