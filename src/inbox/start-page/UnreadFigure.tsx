import { unreadCard } from '#src/inbox/start-page/cards.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ListFigure } from '#src/resource/cards/ListFigure.tsx'

export function UnreadFigure() {
  const text = useText()
  const hints = { whenEmpty: text('inbox.cards.none'), whenFilled: text('inbox.cards.some') }
  return <ListFigure card={unreadCard} label={text('inbox.cards.unread')} hints={hints} />
}
