import { unreadCard } from '#src/inbox/start-page/cards.ts'
import { UnreadFigure } from '#src/inbox/start-page/UnreadFigure.tsx'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'

export const inboxParts: StartPageParts = { figures: [{ card: unreadCard, Component: UnreadFigure }] }
