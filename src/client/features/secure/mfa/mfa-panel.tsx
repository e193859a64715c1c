import { Link } from '@tanstack/react-router'
import { opening } from '#shared/domain/screens/can-open.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Faint, Quiet, Tags } from '#client/ui/words.tsx'
import { Protection } from './mfa-columns.tsx'
import type { MfaRow } from './mfa-rows.ts'
import { roleText } from './mfa-words.ts'

interface MfaPanelProps {
  row: MfaRow
  onClose: () => void
}

/** Somebody: what they have registered, and what asks them for it (MFA-03, MFA-04). */
export function MfaPanel({ row, onClose }: MfaPanelProps) {
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
      <Registered row={row} />
      <Asked row={row} />
      <PanelPart title={t('panel.account')}>
        <DefinitionList
          items={[
            { term: t('panel.username'), value: person.username },
            { term: t('columns.role'), value: roleText(person, t) },
            { term: t('panel.signIn'), value: signInText(row, t) },
          ]}
        />
      </PanelPart>
    </SidePanel>
  )
}

function signInText(
  { person: { sign_in_enabled: isEnabled } }: MfaRow,
  t: ReturnType<typeof useTexts<'mfa'>>,
) {
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

const POLICIES = '/secure/policy-management/policies'

function Asked({ row: { person, customerId } }: { row: MfaRow }) {
  const t = useTexts('mfa')
  const { state } = person
  const mayTry = opening(POLICIES, useAccess()) === 'open'
  return (
    <PanelPart title={t('panel.asked')}>
      <DefinitionList
        items={[{ term: t('columns.state'), value: state ? t(`states.${state}`) : t('notTold') }]}
      />
      <Quiet>{t('panel.stateHelp')}</Quiet>
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
