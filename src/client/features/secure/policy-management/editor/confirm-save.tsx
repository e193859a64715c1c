import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { watchEmergencyIds } from '#client/data/nouns/secure/emergency-accounts.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { AccessMembers } from '../policies/history/access-members.tsx'
import { policyPhrases } from '../policies/policy-phrases.ts'
import type { NameOf } from '../policies/value-words.ts'
import type { NamedPerson } from './choices.ts'
import { keptOutBy, type KeptOut } from './lock-outs.ts'

const Part = chakra('section', {
  base: { display: 'grid', gap: 1.5, color: 'text', '& h3': { fontWeight: 'semibold' } },
})

interface ConfirmSaveProps {
  customerId: string
  /** Undefined for a new policy. */
  policyId: string | undefined
  /** As the person saw it; undefined for a new one. */
  before: PolicyBody | undefined
  /** As it is to be saved. */
  saved: PolicyBody
  /** Every policy of the company. */
  policies: readonly Policy[]
  options: AccessOptions | undefined
  people: readonly NamedPerson[]
  nameOf: NameOf
  company: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what a change does before it is sent: in which members, whom it keeps out, and what stands against it (CA-54). */
export function ConfirmSave(props: ConfirmSaveProps) {
  const { before, saved, options, nameOf, company, isBusy, onConfirm, onClose } = props
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const words = useTexts('words')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={t(before ? 'confirm.update' : 'confirm.create', { name: saved.displayName })}
      confirm={words('save')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isBusy}
    >
      <Quiet>{t('confirm.where', { company })}</Quiet>
      {options?.security_defaults === true ? <Callout tone="warn">{access('acts.defaults')}</Callout> : null}
      <Part>
        <h3>{t('confirm.does')}</h3>
        {before ? <Differences before={before} saved={saved} nameOf={nameOf} /> : <Phrases saved={saved} />}
      </Part>
      <LockedOut {...props} />
    </ConfirmDialog>
  )
}

interface DifferencesProps extends Pick<ConfirmSaveProps, 'saved' | 'nameOf'> {
  before: PolicyBody
}

function Differences({ before, saved, nameOf }: DifferencesProps) {
  const t = useTexts('policyEditor')
  const differences = differencesBetween(before, saved)
  return differences.length === 0 ? (
    <Quiet>{t('confirm.same')}</Quiet>
  ) : (
    <AccessMembers differences={differences} nameOf={nameOf} />
  )
}

function Phrases({ saved }: { saved: PolicyBody }) {
  const access = useTexts('access')
  const words = useTexts('words')
  const locale = useLocale()
  const phrases = policyPhrases({ ...saved, id: '' }, { t: access, locale })
  const state = (['enabled', 'disabled', 'enabledForReportingButNotEnforced'] as const).find(
    (each) => each === saved.state,
  )
  return (
    <DefinitionList
      items={[
        { term: words('state'), value: state ? access(`states.${state}`) : saved.state },
        ...(['who', 'what', 'where', 'demands'] as const)
          .filter((part) => phrases[part] !== '')
          .map((part) => ({ term: access(`columns.${part}`), value: phrases[part] })),
      ]}
    />
  )
}

/** Whom the policy keeps out if it is on. */
function LockedOut({ customerId, policyId, saved, policies, options, people, nameOf }: ConfirmSaveProps) {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const emergencyIds = useWatched(watchEmergencyIds, customerId)
  const kept = useMemo(
    () => emergencyIds && keptOutBy({ policies, options, emergencyIds, policyId, body: saved }),
    [policies, options, emergencyIds, policyId, saved],
  )
  if (!emergencyIds) return <SkeletonRows rows={2} label={access('table.loading')} />
  return (
    <Part>
      <h3>{t('lockOut.title')}</h3>
      {kept === undefined ? <Quiet>{t('lockOut.unknown')}</Quiet> : null}
      {kept?.length === 0 ? <Quiet>{t('lockOut.nobody')}</Quiet> : null}
      {kept && kept.length > 0 ? (
        <Callout tone="warn">
          <ul>
            {kept.map((each) => (
              <KeptOutLine key={JSON.stringify(each.who)} kept={each} people={people} nameOf={nameOf} />
            ))}
          </ul>
        </Callout>
      ) : null}
      {kept && emergencyIds.length === 0 ? <Quiet>{t('lockOut.noEmergency')}</Quiet> : null}
      <Quiet>{t('lockOut.how')}</Quiet>
    </Part>
  )
}

interface KeptOutLineProps extends Pick<ConfirmSaveProps, 'people' | 'nameOf'> {
  kept: KeptOut
}

function KeptOutLine({ kept, people, nameOf }: KeptOutLineProps) {
  const t = useTexts('policyEditor')
  const { who, count, total, isUncertain } = kept
  const name =
    'kind' in who
      ? t(`lockOut.who.${who.kind}`)
      : (people.find(({ id }) => id.toLowerCase() === who.userId.toLowerCase())?.name ??
        nameOf('users', who.userId).text)
  return <li>{t(isUncertain ? 'lockOut.perhaps' : 'lockOut.certain', { who: name, some: count, total })}</li>
}
