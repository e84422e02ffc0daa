import { Button } from '#src/ui/button/button.tsx'

type FileLineButtonProps = {
  icon: string
  /** Accessible name: the action and the file's name. */
  label: string
  title: string
  className?: string
  disabled?: boolean
  onClick: () => void
}

/** Icon button at the end of a file's line. */
export function FileLineButton({ label, ...buttonProps }: FileLineButtonProps) {
  return <Button variant="light" size="small" aria-label={label} {...buttonProps} />
}
