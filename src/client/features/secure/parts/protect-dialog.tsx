import { useMachine } from '@xstate/react'
import { useObservable } from 'dexie-react-hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { applyChecks, watchPostureTasks } from '#client/data/nouns/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ChooseCompanies } from './choose-companies.tsx'
import { chosenChanges, CompanyPreviewCard, placeOf } from './company-preview.tsx'
import type { CompanyPosture } from './company-postures.ts'
import { isRefused, protectMachine, type Sent, type CompanyRequest } from './protect.machine.ts'
import { ProtectProgress } from './protect-progress.tsx'
import { useProtectObstacle } from './use-protect-obstacle.ts'
import { usePreviews } from './use-previews.ts'
import { useWatched } from '#client/machines/use-watched.ts'

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
  const errors = useTexts('errors')
  const obstacle = useProtectObstacle()
  const status = useObservable(() => device.sync.status, [device])
  const tasks = useWatched(watchPostureTasks)
  const nameOf = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies])
  const [state, send] = useMachine(
    protectMachine.provide({
      actors: {
        send: fromPromise<Sent, { wanted: readonly CompanyRequest[] }>(async ({ input: { wanted } }) => {
          const asked = await applyChecks(
            device,
            wanted.map((each) => ({ ...each, company: nameOf.get(each.customerId) ?? '' })),
          )
          const refused = asked.find(({ taskId }) => taskId === undefined)?.submitted.outcome
          return {
            taskIds: asked.map(({ taskId }) => taskId),
            failure: refused && (refused === 'forbidden' ? 'forbidden' : 'notKept'),
          }
        }),
      },
    }),
    { input: { companyIds } },
  )
  const { context } = state
  const { only } = context
  const isSelecting = state.matches('selecting')
  const isApplying = state.matches('applying')
  const chosen = useMemo(
    () => (isSelecting ? [] : companies.filter(({ id }) => context.companyIds.includes(id))),
    [companies, context.companyIds, isSelecting],
  )
  const checkIdsOf = useCallback((id: string) => only?.get(id) ?? checkIds, [only, checkIds])
  // What was resolved otherwise or is not audited is only done where somebody says so.
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const left = useMemo(() => {
    const places = chosen.flatMap((company) =>
      checkIds.flatMap((checkId) => {
        const standing = company.checks.get(checkId)
        const place = placeOf(company.id, checkId)
        const isLeft = touched.get(place) ?? (standing?.isResolved === true || standing?.isIncluded === false)
        return isLeft ? [place] : []
      }),
    )
    return new Set(places)
  }, [chosen, checkIds, touched])
  const isLeft = useCallback((id: string, checkId: string) => left.has(placeOf(id, checkId)), [left])
  const previews = usePreviews(chosen, checkIdsOf, isLeft)
  const wanted = (previews ?? []).flatMap((preview): CompanyRequest[] => {
    const changes = chosenChanges(preview, left)
    return changes.length === 0
      ? []
      : [
          {
            customerId: preview.company.id,
            checks: changes.map(({ check, fingerprint }) => ({ checkId: check.id, expected: fingerprint })),
          },
        ]
  })
  const changes = wanted.reduce((sum, { checks }) => sum + checks.length, 0)

  const { taskIds } = context
  const views = useMemo(() => taskIds.map((id) => tasks?.find(({ row }) => row.id === id)), [taskIds, tasks])
  const rows = useMemo(() => views.map((view) => view?.row), [views])
  const sent = taskIds.map((id, place) => ({
    company: nameOf.get(context.wanted[place]?.customerId ?? '') ?? '',
    task: views[place],
    isRefused: isRefused(context, id),
  }))
  // By its parts: what the machine notes of what was sent may not be a reason to send it again.
  useEffect(() => {
    if (tasks && isApplying) send({ type: 'told', tasks: rows })
  }, [tasks, rows, isApplying, send])

  const isSelected = state.matches('selected') || state.matches('sending')
  const end = state.matches('applied') ? 'applied' : state.matches('error') ? 'error' : undefined
  return (
    <Dialog
      open
      size="large"
      isText={!isSelecting && !isSelected}
      onClose={onClose}
      title={title}
      closeLabel={words('close')}
      footer={
        isSelecting ? (
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={context.companyIds.length > 0 ? undefined : t('obstacles.noCompany')}
              onClick={() => send({ type: 'preview' })}
            >
              {t('choose.preview')}
            </Button>
          </>
        ) : isSelected ? (
          <>
            {companyIds === undefined && only === undefined ? (
              <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
            ) : (
              <Button onClick={onClose}>{words('cancel')}</Button>
            )}
            <Button
              variant="primary"
              busy={state.matches('sending')}
              disabledReason={
                obstacle ??
                (!previews ? t('obstacles.reading') : changes > 0 ? undefined : t('obstacles.nothing'))
              }
              onClick={() => send({ type: 'apply', wanted })}
            >
              {changes > 0 ? t('applyOf', { count: changes }) : t('apply')}
            </Button>
          </>
        ) : (
          <>
            {end === 'error' ? (
              <Button onClick={() => send({ type: 'retry', tasks: rows })}>{t('retry')}</Button>
            ) : null}
            <Button variant="primary" onClick={onClose}>
              {end === undefined ? words('close') : words('done')}
            </Button>
          </>
        )
      }
    >
      {isSelecting ? (
        <ChooseCompanies
          companies={companies}
          checkIds={checkIds}
          chosen={context.companyIds}
          onChoose={(ids) => send({ type: 'choose', companyIds: ids })}
        />
      ) : isSelected ? (
        <>
          <p>{t('purpose')}</p>
          {context.failure ? (
            <Callout tone="error" title={errors('baselineNotSaved')}>
              {t(`failures.${context.failure}`)}
            </Callout>
          ) : null}
          {status?.fault ? (
            <Callout tone="warn">
              {t('offline', { minutes: device.login.organization.device_policy.urgentMinutes })}
            </Callout>
          ) : null}
          {previews ? (
            previews.map((preview) => (
              <CompanyPreviewCard
                key={preview.company.id}
                preview={preview}
                isOpenAtFirst={previews.length === 1}
                left={left}
                onLeave={(checkId, isLeft) =>
                  setTouched(new Map(touched).set(placeOf(preview.company.id, checkId), isLeft))
                }
              />
            ))
          ) : (
            <SkeletonRows rows={4} label={t('obstacles.reading')} />
          )}
        </>
      ) : (
        <ProtectProgress tasks={sent} end={end} />
      )}
    </Dialog>
  )
}
