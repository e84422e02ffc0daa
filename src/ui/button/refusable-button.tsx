import { type ComponentProps, useId } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

type RefusableButtonProps = ComponentProps<typeof Button> & {
  /** Why it may not be pressed. */
  refused: string | null | undefined
}

/**
 * A button that a rule may refuse: it stays within reach of the keyboard, for its reason to be read, and a press tells
 * it, as a finger has no tooltip.
 */
export function RefusableButton({ refused, ...button }: RefusableButtonProps) {
  const id = useId()
  if (!refused) return <Button {...button} />
  return (
    <>
      <Button {...button} title={refused} aria-disabled aria-describedby={id} onClick={() => toast.warning(refused)} />
      <span id={id} hidden>
        {refused}
      </span>
    </>
  )
}
