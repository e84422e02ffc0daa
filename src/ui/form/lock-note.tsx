/** Why what stands below cannot be changed. */
export function LockNote({ says }: { says: string }) {
  return (
    <p className="note tone-warn mb-3">
      <i className="bi bi-lock-fill" aria-hidden="true" />
      <span>{says}</span>
    </p>
  )
}
