/**
 * True for a text of more than 60 characters, or with a word of more than 32: such a text would push what stands beside
 * it out of sight.
 */
export const isOverlong = (text: string): boolean => /\S{33}|.{61}/u.test(text)

/** A text in a cell. An overlong one is broken into lines. */
export const CellText = ({ text }: { text: string }) =>
  isOverlong(text) ? (
    <span className="endless">
      <AddressText {...{ text }} />
    </span>
  ) : (
    <AddressText {...{ text }} />
  )

/** A text. An email address in it that does not fit is broken before its domain rather than within it. */
export function AddressText({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
