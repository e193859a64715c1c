import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { namesOfClouds } from '#shared/domain/employees/clouds.ts'
import { mfaCloudsOf } from '#shared/domain/mfa/mfa-standing.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Faint, Quiet, Tags } from '#client/ui/words.tsx'
import { Elsewhere, Protection } from './mfa-columns.tsx'
import type { MfaRow } from './mfa-rows.ts'
import { MfaTaskEntry } from './mfa-changes.tsx'
import { roleText, stateText } from './mfa-words.ts'
import { ChangeStates } from './use-mfa-bulk.tsx'

const Acts = chakra('div', { base: { my: 2 } })

interface MfaPanelProps {
  row: MfaRow
  tasks: readonly View<'mfaTask'>[]
  onClose: () => void
}

/** Somebody: what they have registered, and what asks them for it (MFA-03, MFA-04). */
export function MfaPanel({ row, tasks, onClose }: MfaPanelProps) {
  const t = useTexts('mfa')
  const words = useTexts('words')
  const { person, company, isAdmin, strength } = row
  return (
    <SidePanel
      title={person.name}
      context={company}
      summary={
        <Tags>
          <Protection row={row} t={t} />
          {isAdmin ? <Badge>{t('admin')}</Badge> : null}
          {strength && strength !== 'none' ? <Badge>{t(`strengths.${strength}`)}</Badge> : null}
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
    >
      {row.person.only_google ? null : <Registered row={row} />}
      <AtGoogle row={row} />
      <AtDuo row={row} />
      <Asked row={row} />
      <PanelPart title={t('panel.account')}>
        <DefinitionList
          items={[
            { term: t('panel.username'), value: person.username },
            { term: t('columns.cloud'), value: namesOfClouds(mfaCloudsOf(person)) },
            { term: t('columns.role'), value: roleText(person, t) },
            { term: t('panel.signIn'), value: signInText(person.sign_in_enabled, t) },
          ]}
        />
      </PanelPart>
      <Changed row={row} tasks={tasks} />
    </SidePanel>
  )
}

/** What was changed from here of this person. */
function Changed({ row: { customerId, company, person }, tasks }: Pick<MfaPanelProps, 'row' | 'tasks'>) {
  const t = useTexts('mfa')
  const own = tasks.filter(
    ({ row }) => row.customer_id === customerId && row.items.some(({ id }) => id === person.id),
  )
  if (own.length === 0) return null
  return (
    <PanelPart title={t('changes.title')}>
      <ul>
        {own.map((task) => (
          <MfaTaskEntry key={task.row.id} task={task} all={tasks} company={company} personId={person.id} />
        ))}
      </ul>
    </PanelPart>
  )
}

function signInText(isEnabled: boolean | null, t: ReturnType<typeof useTexts<'mfa'>>) {
  if (isEnabled === null) return t('notTold')
  return t(isEnabled ? 'panel.signInEnabled' : 'panel.signInBlocked')
}

/** Methods that are no second factor, and why. */
const HELP_ONLY: ReadonlySet<string> = new Set(['email', 'securityQuestion'])

function Registered({ row: { person, status } }: { row: MfaRow }) {
  const t = useTexts('mfa')
  const { registered } = person
  if (!registered)
    return (
      <PanelPart title={t('panel.registered')}>
        <Quiet>{t('panel.unread')}</Quiet>
      </PanelPart>
    )
  const { methods, others, preferred } = registered
  return (
    <PanelPart title={t('panel.registered')}>
      {methods.length + others === 0 ? <Quiet>{t('panel.nothing')}</Quiet> : null}
      <ul>
        {methods.map((method) => (
          <li key={method}>
            {t(`methods.${method}`)} {HELP_ONLY.has(method) ? <Faint>{t('panel.helpOnly')}</Faint> : null}
            {method === 'temporaryAccessPass' ? <Faint>{t('panel.temporary')}</Faint> : null}
          </li>
        ))}
        {others > 0 ? <li>{t('others', { count: others })}</li> : null}
      </ul>
      <DefinitionList
        items={[
          { term: t('columns.status'), value: status ? t(`statuses.${status}`) : t('notTold') },
          ...(preferred ? [{ term: t('columns.preferred'), value: t(`preferences.${preferred}`) }] : []),
        ]}
      />
    </PanelPart>
  )
}

/** What Google says of their account there, beside what Microsoft does of another (MFA-03). */
function AtGoogle({ row: { person } }: { row: MfaRow }) {
  const t = useTexts('mfa')
  const { google, only_google: isAlone } = person
  if (!google) return null
  return (
    <PanelPart title={t('columns.google')}>
      <DefinitionList
        items={[
          { term: t('columns.status'), value: t(`statuses.${google.second_factor}`) },
          ...(isAlone
            ? []
            : [
                { term: t('panel.username'), value: google.user_name },
                { term: t('panel.signIn'), value: signInText(google.sign_in_enabled, t) },
              ]),
        ]}
      />
      <Quiet as="p">{t(`googleMeans.${google.second_factor}`)}</Quiet>
      {isAlone ? <Quiet as="p">{t('panel.methodsAtGoogle')}</Quiet> : null}
    </PanelPart>
  )
}

/** What another vendor says of them, where it is connected and knows them (MFA-03). */
function AtDuo({ row: { person } }: { row: MfaRow }) {
  const t = useTexts('mfa')
  const { elsewhere } = person
  if (!elsewhere) return null
  return (
    <PanelPart title={t('columns.elsewhere')}>
      <Elsewhere standing={elsewhere} t={t} />
      <Quiet as="p">{t(`standingMeans.${elsewhere}`)}</Quiet>
    </PanelPart>
  )
}

const POLICIES = '/secure/policy-management/policies'

function Asked({ row }: { row: MfaRow }) {
  const t = useTexts('mfa')
  const { customerId } = row
  const mayChange = useMayChange()
  const access = useAccess()
  const mayTry = !row.person.only_google && opening(POLICIES, access) === 'open'
  return (
    <PanelPart title={t('panel.asked')}>
      <DefinitionList items={[{ term: t('columns.state'), value: stateText(row, t) }]} />
      <Quiet as="p">{t(row.person.only_google ? 'panel.noState' : 'panel.stateHelp')}</Quiet>
      {mayChange ? (
        <Acts>
          <ChangeStates chosen={[row]} />
        </Acts>
      ) : null}
      {mayTry ? (
        <Link
          to="/secure/policy-management/policies/$companySelectorId"
          params={{ companySelectorId: customerId }}
          search={{ tab: 'test' }}
        >
          {t('panel.tryIt')}
        </Link>
      ) : null}
    </PanelPart>
  )
}
