import { useEffect, useRef, useState } from 'react'
import SignaturePad, { type PointGroup } from 'signature_pad'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { scaleStrokes } from '#src/safety/rounds/page/person/scale-strokes.ts'
import { findStrokesProblem, type Strokes } from '#src/safety/signing/strokes.ts'
import { Button } from '#src/ui/button/button.tsx'

type SignaturePanelProps = {
  name: string
  isBusy: boolean
  /** The sentence that the person signs. */
  sentence: string
  /** True if somebody else or another item is to be signed next. */
  goesOn: boolean
  /** A drawing of before, which was not confirmed. */
  drawing?: readonly PointGroup[] | undefined
  /** Gets the drawing after each stroke, empty once it is cleared or taken. */
  onDraw: (drawing: readonly PointGroup[]) => void
  /** Takes the signature. Resolves to false if it could not be kept: the strokes then stay. */
  onSign: (strokes: Strokes) => Promise<boolean>
}

/** The counter's line, on which a person signs with a finger or a pen, and the press that takes it and goes on. */
export function SignaturePanel({ name, isBusy, sentence, goesOn, drawing, onDraw, onSign }: SignaturePanelProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [problem, setProblem] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pad is made once, with the drawing of before.
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const signaturePad = new SignaturePad(element, { penColor: '#000', minWidth: 1, maxWidth: 2.6 })
    pad.current = signaturePad
    const fit = () => {
      const ratio = Math.max(1, window.devicePixelRatio)
      const drawn = signaturePad.toData()
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      element.getContext('2d')?.scale(ratio, ratio)
      signaturePad.fromData(drawn)
    }
    const readStrokes = () =>
      setStrokes(scaleStrokes(signaturePad.toData(), { width: element.offsetWidth, height: element.offsetHeight }))
    const takeStroke = () => {
      setProblem(null)
      readStrokes()
      onDraw([...signaturePad.toData()])
    }
    fit()
    if (drawing) {
      signaturePad.fromData([...drawing])
      readStrokes()
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    signaturePad.addEventListener('endStroke', takeStroke)
    return () => {
      observer.disconnect()
      signaturePad.off()
    }
  }, [])
  const clear = () => {
    pad.current?.clear()
    setStrokes([])
    setProblem(null)
    onDraw([])
  }
  const confirm = async () => {
    const newProblem = findStrokesProblem(strokes)
    if (newProblem !== null) return setProblem(newProblem)
    if (await onSign(strokes)) clear()
  }
  return (
    <>
      <div className="round-pad">
        <canvas ref={canvas} role="img" aria-label={text('safety.round.pad', { name })} />
        <span className="round-pad-line" aria-hidden="true" />
        <span className="round-pad-name">{text('safety.round.signature_of', { name })}</span>
      </div>
      {problem !== null && (
        <p className="invalid-feedback d-block" role="alert">
          {text(problem)}
        </p>
      )}
      <div className="round-pad-foot">
        <p className="small soft">{sentence}</p>
        <div>
          {strokes.length > 0 && (
            <Button variant="secondary" icon="eraser" className="keep" onClick={clear}>
              {text('safety.round.clear')}
            </Button>
          )}
          <Button
            icon={goesOn ? 'arrow-right' : 'check-lg'}
            className="keep"
            disabled={isBusy}
            onClick={() => void confirm()}
          >
            {text(goesOn ? 'safety.round.confirm_and_go_on' : 'safety.round.confirm')}
          </Button>
        </div>
      </div>
    </>
  )
}
