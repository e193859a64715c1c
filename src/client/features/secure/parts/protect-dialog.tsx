import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ChooseCompanies, type CompanyChoice } from './choose-companies.tsx'
import { CompanyPreviewCard } from './company-preview.tsx'
import type { CompanyPosture } from './company-postures.ts'
import { ProtectActs } from './protect-acts.tsx'
import { ProtectProgress } from './protect-progress.tsx'
import { type ProtectState, useProtectMachine } from './use-protect-machine.ts'
import { useSentTasks } from './use-sent-tasks.ts'
import { useWantedChanges, type WantedChanges } from './use-wanted-changes.ts'

interface ProtectDialogProps {
  /** What it is about: a check, a template, a company. */
  title: string
  companies: readonly CompanyPosture[]
  checkIds: readonly string[]
  /** Whose tenants are changed; undefined where that is still to be chosen. */
  companyIds: readonly string[] | undefined
  onClose: () => void
}

/** Makes tenants compliant: every change is seen before it is made, and followed to its end (POST-11, POST-12). */
export function ProtectDialog({ title, companies, checkIds, companyIds, onClose }: ProtectDialogProps) {
  const device = useDevice()
  const t = useTexts('protect')
  const words = useTexts('words')
  const status = useObservable(() => device.sync.status, [device])
  const nameOf = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies])
  const [state, send] = useProtectMachine(nameOf, companyIds)
  const changes = useWantedChanges(state, companies, checkIds)
  const { sent, rows } = useSentTasks(state, send, nameOf)
  const isSelecting = state.matches('selecting')
  const isSelected = state.matches('selected') || state.matches('sending')
  return (
    <Dialog
      open
      size="large"
      isText={!isSelecting && !isSelected}
      onClose={onClose}
      title={title}
      closeLabel={words('close')}
      footer={
        <ProtectActs
          state={state}
          send={send}
          changes={changes}
          tasks={rows}
          isChoosing={companyIds === undefined}
          onClose={onClose}
        />
      }
    >
      {isSelecting ? (
        <ChooseCompanies
          companies={choicesOf(companies, checkIds, t)}
          allLabel={t('choose.all')}
          chosen={state.context.companyIds}
          onChoose={(ids) => send({ type: 'choose', companyIds: ids })}
        />
      ) : isSelected ? (
        <ProtectPreview
          changes={changes}
          failure={state.context.failure}
          isOffline={Boolean(status?.fault)}
        />
      ) : (
        <ProtectProgress tasks={sent} end={endOf(state)} />
      )}
    </Dialog>
  )
}

/** Only where one of these checks is not met is something to be changed. */
const choicesOf = (
  companies: readonly CompanyPosture[],
  checkIds: readonly string[],
  t: ReturnType<typeof useTexts<'protect'>>,
): CompanyChoice[] =>
  companies.map(({ id, name, checks, readAt }) => {
    const open = checkIds.filter((checkId) => checks.get(checkId)?.verdict.status === 'notCompliant').length
    const none = readAt === undefined ? t('choose.unread') : t('choose.none')
    return { id, name, isSelectable: open > 0, help: open > 0 ? t('choose.open', { count: open }) : none }
  })

const endOf = (state: ProtectState) =>
  state.matches('applied') ? 'applied' : state.matches('error') ? 'error' : undefined

interface ProtectPreviewProps {
  changes: WantedChanges
  failure: ProtectState['context']['failure']
  isOffline: boolean
}

/** What would be done, company by company, before anything is. */
function ProtectPreview({ changes: { previews, left, onLeave }, failure, isOffline }: ProtectPreviewProps) {
  const { organization } = useDevice().login
  const t = useTexts('protect')
  const errors = useTexts('errors')
  return (
    <>
      <p>{t('purpose')}</p>
      {failure ? (
        <Callout tone="error" title={errors('baselineNotSaved')}>
          {t(`failures.${failure}`)}
        </Callout>
      ) : null}
      {isOffline ? (
        <Callout tone="warn">{t('offline', { minutes: organization.device_policy.urgentMinutes })}</Callout>
      ) : null}
      {previews ? (
        previews.map((preview) => (
          <CompanyPreviewCard
            key={preview.company.id}
            preview={preview}
            isOpenAtFirst={previews.length === 1}
            left={left}
            onLeave={(checkId, isLeft) => onLeave(preview.company.id, checkId, isLeft)}
          />
        ))
      ) : (
        <SkeletonRows rows={4} label={t('obstacles.reading')} />
      )}
    </>
  )
}
