import { chakra } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DirectoryConnection } from '#client/data/nouns/integrations.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { licenseName } from '#client/parts/license-words.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { isEngageUser } from '#shared/domain/licenses/assignment.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { productIds } from '#shared/domain/employees/two-directories.ts'
import { Accounts } from './accounts/employee-accounts.tsx'
import { ChangeLicenses } from './licenses/change-licenses.tsx'
import { DirectoryFact, LastActiveFact, MfaFact, SignInFact, UnreadFact } from './employee-facts.tsx'
import { FactHints } from './fact-hints.tsx'
import { EMPLOYEE_FIELDS } from './employee-form.ts'
import { countryName, productName } from './names.ts'
import { TimeSentence } from './time-sentence.tsx'

const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: 2.5,
    pt: 3.5,
    borderTopWidth: '1px',
    borderColor: 'line',
    '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3 },
    '& h3': { fontSize: 'control', fontWeight: 'semibold' },
    '& .as-of': { fontSize: 'small', color: 'muted' },
    '& .empty': { color: 'faint' },
  },
})
const Waiting = chakra('span', {
  base: {
    display: 'inline-flex',
    ms: 1.5,
    color: 'amber',
    verticalAlign: '-0.125em',
    '& svg': { boxSize: '0.875rem' },
  },
})
const Products = chakra('ul', { base: { display: 'grid', gap: 1.5, fontSize: 'control' } })
const Id = chakra('code', { base: { fontSize: 'small' } })

interface OfEmployee {
  employee: Employee
}

interface Connected extends OfEmployee {
  connection: DirectoryConnection | undefined
}

interface EmployeeDetailsProps extends Connected {
  pending: ReadonlySet<string>
}

/** Everything that is known of an employee. */
export function EmployeeDetails({ employee, connection, pending }: EmployeeDetailsProps) {
  return (
    <>
      <Person employee={employee} pending={pending} />
      <SignIn employee={employee} connection={connection} />
      <Directory employee={employee} connection={connection} />
      {employee.entra_id !== null || employee.google_account ? (
        <Group>
          <Accounts employee={employee} />
        </Group>
      ) : null}
      <AssignedProducts employee={employee} connection={connection} />
      <Licenses employee={employee} />
    </>
  )
}

function Person({ employee, pending }: Omit<EmployeeDetailsProps, 'connection'>) {
  const t = useTexts('employees')
  const words = useTexts('table')
  const text = useText()
  return (
    <Group>
      <h3>{t('section.person')}</h3>
      <DefinitionList
        items={EMPLOYEE_FIELDS.map((field) => ({
          term: t(`field.${field}`),
          value: (
            <>
              {text(employee[field])}
              {pending.has(field) ? <PendingMark label={words('pending')} /> : null}
            </>
          ),
        }))}
      />
    </Group>
  )
}

function SignIn({ employee, connection }: Connected) {
  const t = useTexts('employees')
  const yesNo = useYesNo()
  return (
    <Group>
      <Heading title={t('section.signIn')} aside={<AsOf employee={employee} connection={connection} />} />
      <DefinitionList
        items={[
          { term: t('field.mfa_status'), value: <MfaFact status={employee.mfa_status} /> },
          { term: t('field.sign_in'), value: <SignInFact enabled={employee.sign_in_enabled} /> },
          { term: t('field.last_active'), value: <LastActiveFact {...employee} /> },
          {
            term: t('field.admin'),
            value: employee.isAdmin === null ? <UnreadFact /> : yesNo(employee.isAdmin),
          },
        ]}
      />
      {employee.directory === 'manual' || employee.google_account?.leads ? null : (
        <FactHints facts={connection?.integration?.facts} />
      )}
    </Group>
  )
}

function Directory({ employee, connection }: Connected) {
  const t = useTexts('employees')
  const general = useTexts('words')
  const locale = useLocale()
  const text = useText()
  return (
    <Group>
      <Heading title={t('section.directory')} aside={<AsOf employee={employee} connection={connection} />} />
      <DefinitionList
        items={[
          { term: general('state'), value: <DirectoryFact state={employee.directory} /> },
          { term: t('field.display_name'), value: text(employee.display_name) },
          { term: t('field.username'), value: text(employee.username) },
          { term: t('field.domain'), value: text(employee.domain) },
          { term: t('field.group'), value: text(employee.group) },
          { term: general('role'), value: text(employee.role) },
          { term: t('field.country'), value: text(countryName(employee.country, locale)) },
          { term: t('field.mapped_device'), value: text(employee.mapped_device) },
          { term: t('field.mapped_account'), value: text(employee.mapped_account) },
          {
            term: t('field.date_joined'),
            value:
              employee.date_joined === null ? (
                <UnreadFact />
              ) : (
                <TimeText
                  at={employee.date_joined}
                  locale={locale}
                  text={new Date(employee.date_joined).toLocaleDateString(locale, { dateStyle: 'medium' })}
                />
              ),
          },
          {
            term: t('field.entra_id'),
            value: employee.entra_id === null ? text(null) : <Id>{employee.entra_id}</Id>,
          },
        ]}
      />
    </Group>
  )
}

function AssignedProducts({ employee, connection }: Connected) {
  const t = useTexts('employees')
  const ids = productIds(employee)
  return (
    <Group>
      <h3>{t('section.products')}</h3>
      <Products>
        {ids?.map((id) => {
          const name = productName(id, connection?.licenses ?? [])
          return <li key={id}>{name ?? <Id>{id}</Id>}</li>
        })}
        {ids?.length === 0 ? <li className="empty">{t('noProducts')}</li> : null}
        {ids ? null : (
          <li>
            <UnreadFact />
          </li>
        )}
      </Products>
    </Group>
  )
}

function Licenses({ employee }: OfEmployee) {
  const t = useTexts('employees')
  const yesNo = useYesNo()
  return (
    <Group>
      <h3>{t('section.licenses')}</h3>
      <Products>
        {employee.seats.map(({ moduleNumber, isAutoAssigned }) => (
          <li key={moduleNumber}>
            {licenseName(moduleNumber)}{' '}
            {isAutoAssigned ? <Badge tone="neutral">{t('automatic')}</Badge> : null}
          </li>
        ))}
        {employee.seats.length === 0 ? <li className="empty">{t('noLicenses')}</li> : null}
      </Products>
      <DefinitionList items={[{ term: t('engageUser'), value: yesNo(isEngageUser(employee)) }]} />
      <ChangeLicenses employee={employee} />
    </Group>
  )
}

/** When the directory was read. */
function AsOf({ employee, connection }: Connected) {
  const t = useTexts('employees')
  const { google, integration } = connection ?? {}
  const readAt = (employee.google_account?.leads ? google : integration)?.last_synced
  if (employee.directory === 'manual') return t('notRead')
  return readAt ? <TimeSentence at={readAt} sentence={(time) => t('read', { time })} /> : t('readUnknown')
}

/** Shows a text, or that there is none. */
function useText() {
  const words = useTexts('words')
  return (value: string | null) => value || <span className="empty">{words('notSet')}</span>
}

function useYesNo() {
  const t = useTexts('employees')
  return (value: boolean) => t(value ? 'yes' : 'no')
}

function Heading({ title, aside }: { title: string; aside: ReactNode }) {
  return (
    <header>
      <h3>{title}</h3>
      <span className="as-of">{aside}</span>
    </header>
  )
}

function PendingMark({ label }: { label: string }) {
  return (
    <Waiting title={label}>
      <Clock aria-hidden />
      <chakra.span srOnly>{label}</chakra.span>
    </Waiting>
  )
}
