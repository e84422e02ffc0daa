import { useText } from '#src/platform/i18n/i18n.tsx'
import { listMissing } from '#src/safety/rounds/next/list-missing.ts'
import { useNextRound } from '#src/safety/rounds/next/use-next-round.tsx'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { Button, type ButtonSize } from '#src/ui/button/button.tsx'

/** Makes the next round of what is missing in a closed one, after asking for its title, date and signature. */
export function NextRoundButton({ round, size = 'default' }: { round: Round; size?: ButtonSize }) {
  const text = useText()
  const { readAndAsk, dialog } = useNextRound()
  if (listMissing(round).length === 0) return null
  return (
    <>
      <Button
        variant="secondary"
        {...{ size }}
        icon="clipboard-plus"
        className="keep"
        onClick={() => void readAndAsk(round.id)}
      >
        {text('safety.rounds.next')}
      </Button>
      {dialog}
    </>
  )
}
