/** The brand's logo: a device on a counter. The counter is a line in the colour of the sidebar's skin. */
export function BrandMark() {
  return (
    <svg className="brand-image" viewBox="0 0 26 26" width="24" height="24" aria-hidden="true">
      <rect x="8" y="2.5" width="10" height="16" rx="3" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect className="logo-line" x="0" y="21" width="26" height="3.5" rx="1.75" />
    </svg>
  )
}
