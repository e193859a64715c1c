import { SupportLink } from '#client/parts/support-link.tsx'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useSite } from '#client/machines/use-site.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { hasGoodRows } from './import.machine.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportRunning } from './import-running.tsx'
import { type ImportView, useImport } from './use-import.ts'

/** Another company in the address would import to another one than the dialog says. */
const HELD_BY = ['company']

interface ImportDialogProps {
  /** Undefined: the person chooses. */
  company: string | undefined
  onClose: () => void
}

/** Employees of a file (EMP-11 to EMP-14). Mount it to open it. */
export function ImportDialog({ company, onClose }: ImportDialogProps) {
  const t = useTexts('employeeImport')
  const words = useTexts('words')
  const view = useImport(company)
  const { state } = view
  const isChoosing = state.matches('choosing')
  const isUnderWay = ['waiting', 'signing', 'uploading', 'sending', 'uploadFailed'].some((name) =>
    state.matches(name as 'waiting'),
  )
  const unsaved = useUnsaved(isUnderWay || (isChoosing && state.context.file !== undefined), HELD_BY)
  const leave = () => unsaved.guard(onClose)
  return (
    <>
      <Dialog
        open
        size="large"
        title={t('title')}
        closeLabel={words('close')}
        onClose={leave}
        footer={<Foot view={view} onLeave={leave} />}
      >
        {isChoosing ? (
          <ImportChoice {...view} isCompanyFixed={company !== undefined} />
        ) : (
          <ImportRunning state={state} />
        )}
      </Dialog>
      <UploadFailedDialog {...view} />
      {unsaved.dialog}
    </>
  )
}

function Foot({ view, onLeave }: { view: ImportView; onLeave: () => void }) {
  const t = useTexts('employeeImport')
  const words = useTexts('words')
  const lockedReason = useLockedReason(view)
  const { state, send, again } = view
  if (state.matches('choosing')) {
    const { preview } = state.context
    const count = preview ? preview.imported + preview.changed : 0
    return (
      <>
        <Button onClick={onLeave}>{words('cancel')}</Button>
        <Button variant="primary" disabledReason={lockedReason} onClick={() => send({ type: 'import' })}>
          {count > 0 ? t('submitCount', { count }) : t('submit')}
        </Button>
      </>
    )
  }
  if (state.can({ type: 'stop' })) return <Button onClick={() => send({ type: 'stop' })}>{t('stop')}</Button>
  const isOver = state.matches('done') || state.matches('parseFailed')
  return (
    <>
      {isOver ? <Button onClick={again}>{t('again')}</Button> : null}
      <Button variant="primary" onClick={onLeave}>
        {words('close')}
      </Button>
    </>
  )
}

/** Why nothing can be imported yet; a company comes first (EMP-11). */
function useLockedReason({ state, companies }: ImportView): string | undefined {
  const t = useTexts('employeeImport')
  const { company, sheet, preview, fault } = state.context
  if (company === undefined) return t('needs.company')
  if (companies?.find(({ row }) => row.id === company)?.row.active === false)
    return t('fault.customerInactive')
  if (fault !== undefined || (!sheet && state.matches({ choosing: 'idle' }))) return t('needs.file')
  if (state.matches({ choosing: 'mapping' })) return t('needs.columns')
  if (!preview) return t('needs.reading')
  return hasGoodRows(state.context) ? undefined : t('needs.nobody')
}

/** An upload that failed, with whom to ask (EMP-14). */
function UploadFailedDialog({ state, send }: ImportView) {
  const t = useTexts('employeeImport')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const { supportEmail } = useSite()
  const { put, refusal } = state.context
  const reason = put
    ? t(`put.${put}`)
    : refusal?.code
      ? errors(refusal.code, { replace: refusal.values ?? {} })
      : t('unanswered')
  return (
    <ConfirmDialog
      open={state.matches('uploadFailed')}
      title={t('uploadFailed')}
      confirm={words('tryAgain')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      onConfirm={() => send({ type: 'retry' })}
      onClose={() => send({ type: 'stop' })}
    >
      <p>{reason}</p>
      {supportEmail ? <SupportLink email={supportEmail} /> : null}
    </ConfirmDialog>
  )
}
