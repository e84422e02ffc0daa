import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { addAwaitedChoice } from '#src/ui/choice/awaited-choices.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { cropToSquare, type PictureArea } from '#src/ui/fields/pictures/crop-picture.ts'
import { useObjectUrl } from '#src/ui/fields/pictures/use-object-url.ts'
import 'react-easy-crop/react-easy-crop.css'
import './crop-dialog.css'

const maxZoom = 4
/** How far an arrow key moves the picture, in CSS pixels. */
const keyboardStep = 8

type CropDialogProps = {
  file: File
  /** Called with the square, or with the whole file if the browser cannot crop it. */
  onCropped: (file: File) => void
  onClose: () => void
}

/** Crops a picture to a square by hand: drag or arrow keys move it; a slider, the wheel or two fingers zoom. */
export function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const text = useText()
  const zoomId = useId()
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PictureArea | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A save that is asked for meanwhile waits until the picture is cut and the dialog has closed.
  useEffect(() => (isBusy ? addAwaitedChoice() : undefined), [isBusy])
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const confirm = async () => {
    if (!area || isBusy) return
    setBusy(true)
    const square = await cropToSquare(file, area).catch(() => file)
    if (isOpen.current) onCropped(square)
  }
  return (
    <Modal
      title={text('ui.fields.crop')}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmButton={{ disabled: area === null, isBusy, label: text('ui.fields.crop_done') }}
    >
      <div className="crop-stage">
        {url && (
          <Cropper
            image={url}
            aspect={1}
            {...{ crop, zoom, maxZoom, keyboardStep }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, areaInPixels) => setArea(areaInPixels)}
            classes={{ cropAreaClassName: 'crop-area' }}
            cropperProps={{ role: 'group', 'aria-label': text('ui.fields.crop_hint') }}
            mediaProps={{ onError: () => onCropped(file) }}
            // The content security policy allows no styles of a script.
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <p className="form-text">{text('ui.fields.crop_hint')}</p>
      <label className="crop-zoom" htmlFor={zoomId}>
        <span>{text('ui.fields.crop_zoom')}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </Modal>
  )
}
