import 'react-image-crop/dist/ReactCrop.css'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import type { BrandPicture } from '#shared/domain/branding/branding.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { drawKept, type Part } from './pictures.ts'

const Stage = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    p: 3,
    // Of a picture with transparent parts the rest has to be seen, too.
    bg: 'white',
    borderRadius: 'control',
    '& img': { maxH: 'min(50vh, 24rem)' },
    '& .ReactCrop__drag-handle': { '--rc-drag-handle-size': '14px', '--rc-drag-handle-mobile-size': '24px' },
  },
})
const Help = chakra('p', { base: { mb: 3, fontSize: 'control', color: 'muted' } })

interface CropDialogProps {
  name: BrandPicture
  image: HTMLImageElement
  title: string
  onClose: () => void
  onCropped: (picture: string) => void
}

/** Chooses the part of a picture that is kept: with the pointer, or by the arrow keys on the frame and its handles. */
export function CropDialog({ name, image, title, onClose, onCropped }: CropDialogProps) {
  const t = useTexts('branding')
  const words = useTexts('words')
  const isSquare = name === 'favicon'
  const [crop, setCrop] = useState<PercentCrop>(() => (isSquare ? largestSquare(image) : WHOLE))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words('close')}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" onClick={() => onCropped(drawKept(name, image, partOf(image, crop)))}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <Help>{t('crop.help')}</Help>
      <Stage>
        <ReactCrop
          crop={crop}
          onChange={(_, next) => setCrop(next)}
          {...(isSquare ? { aspect: 1 } : {})}
          minWidth={16}
          minHeight={16}
          keepSelection
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: t('crop.handles.nw'),
            nDragHandle: t('crop.handles.n'),
            neDragHandle: t('crop.handles.ne'),
            eDragHandle: t('crop.handles.e'),
            seDragHandle: t('crop.handles.se'),
            sDragHandle: t('crop.handles.s'),
            swDragHandle: t('crop.handles.sw'),
            wDragHandle: t('crop.handles.w'),
          }}
        >
          <img src={image.src} alt={t('crop.picture')} />
        </ReactCrop>
      </Stage>
    </Dialog>
  )
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

function largestSquare({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const size = naturalWidth < naturalHeight ? { width: 100 } : { height: 100 }
  const square = makeAspectCrop({ unit: '%', ...size }, 1, naturalWidth, naturalHeight)
  return centerCrop(square, naturalWidth, naturalHeight)
}

const partOf = ({ naturalWidth, naturalHeight }: HTMLImageElement, crop: PercentCrop): Part => ({
  x: (crop.x / 100) * naturalWidth,
  y: (crop.y / 100) * naturalHeight,
  width: Math.max(1, (crop.width / 100) * naturalWidth),
  height: Math.max(1, (crop.height / 100) * naturalHeight),
})
