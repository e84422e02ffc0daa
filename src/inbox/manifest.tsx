import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const inboxScreens: ScreenManifest = {
  lists: {
    messages: async () => ({
      detail: (await import('#src/inbox/ContactMessageMarkedAsRead.tsx')).ContactMessageMarkedAsRead,
      detailFields: ['message'],
      emptyTextKey: 'inbox.messages.empty',
    }),
  },
}
