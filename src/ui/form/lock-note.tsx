/** Says why the fields below are read-only. */
export function LockNote({ reason }: { reason: string }) {
  return (
    <p className="note tone-warn mb-3">
      <i className="bi bi-lock-fill" aria-hidden="true" />
      <span>{reason}</span>
    </p>
  )
}
