import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { buildSrcset, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import type { PageModel, ShopPicture } from '#src/storefront/page-model.ts'

/** Longest name, in characters, in the logo's large letters. */
const maxLargeLetters = 16

/** The shop's uploaded logo, or Mostrador's. */
export function Logo({ page }: { page: PageModel }) {
  const { shopName } = page
  const picture = page.frame.parameters?.picture ?? null
  const isNameShown = !picture || !isAtLeastTwiceAsWideAsHigh(picture)
  const isLong = isNameShown && shopName.length > maxLargeLetters
  return (
    <a className={isLong ? 'logo logo-long' : 'logo'} href={buildHomePath(page.language)}>
      {picture ? <UploadedLogo picture={picture} shopName={shopName} /> : <BrandDrawing />}
      {/* A logo at least twice as wide as high contains the name. Beside any other logo the name is shown, but hidden
          from screen readers, because the image's alternative text is the name. */}
      {!picture ? shopName : isNameShown && <span aria-hidden="true">{shopName}</span>}
    </a>
  )
}

const height = 26
const maxWidth = 156

function isAtLeastTwiceAsWideAsHigh({ width, height }: ShopPicture): boolean {
  return width >= height * 2
}

function UploadedLogo({ picture, shopName }: { picture: ShopPicture; shopName: string }) {
  const width = Math.min(maxWidth, Math.max(1, Math.round((picture.width * height) / picture.height)))
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcset(picture.name, 'avif')} sizes={`${width}px`} />
      <source type="image/webp" srcSet={buildSrcset(picture.name, 'webp')} sizes={`${width}px`} />
      <img
        className={picture.cutout ? 'logo-cutout' : undefined}
        src={pictureUrlPrefixes.image + picture.name}
        alt={shopName}
        width={width}
        height={height}
      />
    </picture>
  )
}

function BrandDrawing() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect x="8" y="2.5" width="10" height="16" rx="3" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect className="logo-line" x="0" y="21" width="26" height="3.5" rx="1.75" />
    </svg>
  )
}
