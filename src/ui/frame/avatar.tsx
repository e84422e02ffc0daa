import type { SignedInUser } from '#src/platform/browser/session.ts'
import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { Picture } from '#src/ui/picture.tsx'

/** The user's picture. Its alternative text is empty, because the name always stands beside it. */
export function Avatar({ user, width }: { user: Pick<SignedInUser, 'image'>; width: number }) {
  const src = user.image ? buildSmallPictureOrLogoUrl(user.image, 'image') : null
  return <Picture src={src} fallback="/img/default-profile.png" alt="" width={width} className="avatar" />
}
