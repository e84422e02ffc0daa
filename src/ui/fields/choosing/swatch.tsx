/** A dot in a colour. Its edge makes white visible on white. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} stroke="currentColor" strokeOpacity="0.45" />
    </svg>
  )
}
