/** The brand's mark, shown while the first screen loads. */
export function Preloader() {
  return (
    <div className="preloader">
      <img className="animation-shake" src="/img/logo.svg" alt="" width={60} height={60} />
    </div>
  )
}
