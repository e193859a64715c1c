import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { accessFingerprint, bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import {
  watchAccessTasks,
  type AskedAccess,
  changeAccess,
} from '#client/data/nouns/secure/access-policies.ts'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import { useDeployObstacle } from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Tags } from '#client/ui/words.tsx'
import { KeptOutLazily } from '../../policies/kept-out/kept-out-lazily.tsx'
import { AskReportOnly, ReportOnlyTold, useReportOnly } from '../../policies/report-only-part.tsx'
import type { BaselineRow, TemplateRow } from '../template-rows.ts'
import { type ReportingCompany, reportingOf } from './promotable.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 3, color: 'text' } })
const Ask = chakra('div', { base: { ms: 6, mt: 1.5 } })
const Policies = chakra('ul', { base: { ms: 6, fontSize: 'control', color: 'muted' } })

interface PromoteDialogProps {
  row: TemplateRow | BaselineRow
  companyOf: (id: string) => string
  onClose: () => void
}

/** Turns policies on that were deployed and only report, company by company: a step of its own after somebody has looked. */
export function PromoteDialog({ row, companyOf, onClose }: PromoteDialogProps) {
  const device = useDevice()
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const obstacle = useDeployObstacle()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const [isBusy, setBusy] = useState(false)
  const companies = useReporting(row)
  const wanted = companies.filter(({ customerId }) => chosen.has(customerId))
  const asked = wanted.map((each) => askedOf(each, companyOf))
  const count = wanted.reduce((sum, { policies }) => sum + policies.length, 0)
  const turnOn = async () => {
    setBusy(true)
    const outcomes = await changeAccess(device, asked)
    setBusy(false)
    const refused = outcomes.find(({ outcome }) => outcome !== 'saved')
    if (refused) return setFailure(refused.outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('promote.asked', { count }) })
    onClose()
  }
  const toggle = (id: string, isWanted: boolean) => {
    const next = new Set(chosen)
    if (isWanted) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('promote.title', { name: row.name })}
      closeLabel={words('close')}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabledReason={obstacle ?? (count === 0 ? t('deploy.chooseFirst') : undefined)}
            onClick={() => void turnOn()}
          >
            {count === 0 ? t('acts.promote') : t('promote.confirm', { count })}
          </Button>
        </>
      }
    >
      <p>{t('promote.purpose')}</p>
      {failure ? (
        <Callout tone="error" title={t('deploy.failed')}>
          {t(`deploy.failures.${failure}`)}
        </Callout>
      ) : null}
      <KeptOutLazily asked={asked} />
      {companies.length === 0 ? <p role="status">{t('acts.nothingToTurnOn')}</p> : null}
      <List aria-label={words('companies')}>
        {companies.map((company) => (
          <Reporting
            key={company.customerId}
            company={company}
            name={companyOf(company.customerId)}
            isChosen={chosen.has(company.customerId)}
            onChoose={(isWanted) => toggle(company.customerId, isWanted)}
          />
        ))}
      </List>
    </Dialog>
  )
}

/** Where policies only report and are not being changed. */
function useReporting({ standing }: TemplateRow | BaselineRow): ReportingCompany[] {
  const tasks = useWatched(watchAccessTasks)
  return reportingOf(standing).flatMap((company) => {
    const own = (tasks ?? []).flatMap(({ row }) => (row.customer_id === company.customerId ? row : []))
    const changing = pendingObjects(own)
    const policies = company.policies.filter(({ policy }) => !changing.has(policy.id))
    return policies.length > 0 ? { ...company, policies } : []
  })
}

interface ReportingProps {
  company: ReportingCompany
  name: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Reporting({ company: { customerId, policies, since }, name, isChosen, onChoose }: ReportingProps) {
  const asked = useReportOnly(customerId)
  const t = useTexts('policyTemplates')
  const locale = useLocale()
  return (
    <li>
      <Checkbox
        label={name}
        checked={isChosen}
        onChange={onChoose}
        help={
          <TimeSentence
            at={Date.parse(since)}
            locale={locale}
            sentence={(time) =>
              `${t('promote.policies', { count: policies.length })}, ${t('promote.since', { time })}`
            }
          />
        }
      />
      <Policies>
        {policies.map(({ policy, state }) => (
          <li key={policy.id}>
            <Tags>
              <span>{policy.displayName}</span>
              {state === 'drifted' ? <Badge tone="amber">{t('promote.drifted')}</Badge> : null}
            </Tags>
            <ReportOnlyTold answer={asked.answer} policyId={policy.id} />
          </li>
        ))}
      </Policies>
      <Ask>
        <AskReportOnly {...asked} />
      </Ask>
    </li>
  )
}

/** The state alone is changed, of what stands there as it was seen. */
const askedOf = (
  { customerId, policies }: ReportingCompany,
  companyOf: (id: string) => string,
): AskedAccess => ({
  customerId,
  company: companyOf(customerId),
  items: policies.map(({ policy }) => {
    const seen = bodyOf(policy)
    return {
      change: 'update',
      target: 'policy',
      objectId: policy.id,
      name: policy.displayName,
      expected: accessFingerprint(seen),
      body: { ...seen, state: 'enabled' },
    }
  }),
})
