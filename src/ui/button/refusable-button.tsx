import { type ComponentProps, useId } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

type RefusableButtonProps = ComponentProps<typeof Button> & {
  /** Why the button may not be pressed. */
  refusal: string | null | undefined
}

/**
 * A button that a rule may refuse. It stays focusable, so that the keyboard reaches the reason. A press shows the
 * reason as a toast, because touch screens have no tooltip.
 */
export function RefusableButton({ refusal, ...button }: RefusableButtonProps) {
  const id = useId()
  if (!refusal) return <Button {...button} />
  return (
    <>
      <Button {...button} title={refusal} aria-disabled aria-describedby={id} onClick={() => toast.warning(refusal)} />
      <span id={id} hidden>
        {refusal}
      </span>
    </>
  )
}
