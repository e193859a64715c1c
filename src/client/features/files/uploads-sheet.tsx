import { chakra } from '@chakra-ui/react'
import { CloudUpload, Files, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { opening } from '#shared/domain/screens/can-open.ts'
import { useAccess } from '#client/machines/use-access.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { SheetHead, SheetSentence } from '#client/ui/overlays/sheet-head.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploadViews } from './use-upload-views.ts'

const Body = chakra('div', {
  base: { flex: '1 1 auto', minH: 0, overflowY: 'auto', px: 5, borderTopWidth: '1px', borderColor: 'line' },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    flexShrink: 0,
    px: 5,
    py: 4,
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

export interface UploadsSheetProps {
  onClose: () => void
  onNavigate: (target: Target) => void
}

/** The uploads of this device over whatever page is open (SHELL-28). */
export function UploadsSheet({ onClose, onNavigate }: UploadsSheetProps) {
  const t = useTexts('files')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open onClose={onClose} label={t('upload.here')} side="end" initialFocus={heading}>
      <SheetHead title={t('upload.here')} heading={heading} closeLabel={words('close')} onClose={onClose}>
        <SheetSentence>{t('widget.purpose')}</SheetSentence>
      </SheetHead>
      <Body tabIndex={0}>
        <Listed />
      </Body>
      <SheetFoot onNavigate={onNavigate} />
    </Sheet>
  )
}

function Listed(): ReactNode {
  const t = useTexts('files')
  const { uploads, views } = useUploadViews()
  if (!views) return <SkeletonRows label={t('widget.loading')} />
  if (views.length === 0)
    return (
      <EmptyState icon={<CloudUpload aria-hidden />} title={t('upload.here')} reason={t('widget.none')} />
    )
  return <UploadList label={t('upload.here')} views={views} uploads={uploads} />
}

function SheetFoot({ onNavigate }: Pick<UploadsSheetProps, 'onNavigate'>) {
  const t = useTexts('files')
  const access = useAccess()
  if (opening('/setup/files', access) !== 'open') return null
  return (
    <Foot>
      <Button icon={<Files aria-hidden />} onClick={() => onNavigate({ to: '/setup/files' })}>
        {t('widget.allFiles')}
      </Button>
      <Button icon={<Upload aria-hidden />} onClick={() => onNavigate({ to: '/setup/upload' })}>
        {t('toUpload')}
      </Button>
    </Foot>
  )
}
