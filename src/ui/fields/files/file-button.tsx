import { Button } from '#src/ui/button/button.tsx'

type FileButtonProps = {
  icon: string
  /** What it does to which file, for those who do not see where it stands. */
  label: string
  title: string
  className?: string
  disabled?: boolean
  onClick: () => void
}

/** A button with an icon alone at the end of a file's line. */
export function FileButton({ label, ...buttonProps }: FileButtonProps) {
  return <Button variant="light" size="small" aria-label={label} {...buttonProps} />
}
