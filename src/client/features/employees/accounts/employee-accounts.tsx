import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { isAtMicrosoft } from '#shared/domain/employees/two-directories.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { DirectoryFact, LastActiveFact, MfaFact, SignInFact } from '../employee-facts.tsx'

const Facts = chakra('ul', {
  base: { display: 'grid', gap: 1, overflowWrap: 'anywhere', '& .quiet': { color: 'muted' } },
})

/** The accounts of a person, each as the cloud says that it is in: of somebody in two, the two may differ. */
export function Accounts({ employee }: { employee: Employee }) {
  const t = useTexts('employees')
  const items = [
    ...(employee.entra_id === null
      ? []
      : [{ term: APPLICATION_NAMES.Office365, value: <MicrosoftAccount employee={employee} /> }]),
    ...(employee.google_account
      ? [{ term: APPLICATION_NAMES.GWS, value: <GoogleAccountFacts account={employee.google_account} /> }]
      : []),
  ]
  return (
    <>
      <h3>{t('accounts.title')}</h3>
      <DefinitionList items={items} />
    </>
  )
}

function MicrosoftAccount({ employee }: { employee: Employee }) {
  const t = useTexts('employees')
  if (!isAtMicrosoft(employee))
    return (
      <Facts>
        <li>
          <DirectoryFact state="missing" />
        </li>
        <li className="quiet">{t('accounts.missing')}</li>
      </Facts>
    )
  return (
    <Facts>
      <li>{employee.username}</li>
      <li>
        {t('field.sign_in')}: <SignInFact enabled={employee.sign_in_enabled} />
      </li>
      <li>
        <MfaFact status={employee.mfa_status} isNamed />
      </li>
      {employee.google_account ? <li className="quiet">{t('accounts.leads')}</li> : null}
    </Facts>
  )
}

function GoogleAccountFacts({ account }: { account: NonNullable<Employee['google_account']> }) {
  const t = useTexts('employees')
  const isGone = account.directory === 'missing'
  return (
    <Facts>
      <li>{account.user_name}</li>
      {isGone ? (
        <li>
          <DirectoryFact state="missing" />
        </li>
      ) : (
        <li>
          {t('field.sign_in')}: <SignInFact enabled={account.sign_in_enabled} />
        </li>
      )}
      {isGone ? <li className="quiet">{t('accounts.missing')}</li> : null}
      <li>
        <MfaFact status={account.second_factor} isNamed />
      </li>
      <li>
        {t('field.last_active')}: <LastActiveFact last_active={account.last_active} activity_read />
      </li>
      {account.org_unit ? (
        <li>
          {t('accounts.orgUnit')}: {account.org_unit}
        </li>
      ) : null}
      {account.leads ? <li className="quiet">{t('accounts.leads')}</li> : null}
    </Facts>
  )
}
