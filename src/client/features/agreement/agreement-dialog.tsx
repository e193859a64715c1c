import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { AgreementFile } from './agreement.machine.ts'
import type { DocumentViewerProps } from './document-viewer.tsx'

/** What draws the document is large, and nobody needs it who has decided. */
const DocumentViewer = lazy<ComponentType<DocumentViewerProps>>(() =>
  import('./document-viewer.tsx').then(
    ({ DocumentViewer }) => ({ default: DocumentViewer }),
    () => ({ default: MissingViewer }),
  ),
)

const Words = chakra('span', { base: { '& a': { textDecoration: 'underline' } } })

interface AgreementDialogProps {
  file: AgreementFile | undefined
  isUnreadable: boolean
  isUnsaved: boolean
  isSaving: boolean
  isLeaving: boolean
  supportLink: ReactNode
  onRetry: () => void
  /** The file cannot be shown. */
  onBroken: () => void
  onAccept: () => void
  onDecline: () => void
}

/** Cannot be closed but by a decision (AUTH-40). */
export function AgreementDialog(props: AgreementDialogProps) {
  const { file, isUnreadable, isUnsaved, isSaving, isLeaving, supportLink } = props
  const { onRetry, onBroken, onAccept, onDecline } = props
  const t = useTexts('agreement')
  const words = useTexts('words')
  const [shown, setShown] = useState<AgreementFile>()
  const loading = <SkeletonRows rows={8} label={t('loading')} />
  const isShown = file !== undefined && shown === file
  return (
    <Dialog
      open
      urgent
      size="large"
      title={t('title')}
      footer={
        <>
          <Button busy={isLeaving} disabled={isSaving} onClick={onDecline}>
            {t('decline')}
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            disabled={isLeaving}
            disabledReason={isShown ? undefined : t('readFirst')}
            onClick={onAccept}
          >
            {t('accept')}
          </Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      {isUnsaved ? (
        <Callout tone="error">
          <Words>
            {t('notSaved')} {supportLink}
          </Words>
        </Callout>
      ) : null}
      {isUnreadable ? (
        <Callout tone="error" action={<Button onClick={onRetry}>{words('tryAgain')}</Button>}>
          <Words>
            {t('unreadable')} {supportLink}
          </Words>
        </Callout>
      ) : file ? (
        <Suspense fallback={loading}>
          <DocumentViewer file={file} loading={loading} onShown={() => setShown(file)} onBroken={onBroken} />
        </Suspense>
      ) : (
        loading
      )}
    </Dialog>
  )
}

/** Stands in where the viewer is not on the device and there is no network: then the document cannot be read here. */
function MissingViewer({ onBroken }: { onBroken: () => void }) {
  useEffect(onBroken, [onBroken])
  return null
}
