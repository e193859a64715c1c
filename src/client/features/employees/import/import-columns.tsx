import { chakra } from '@chakra-ui/react'
import { missingFields } from '#shared/domain/employee-import/guess-columns.ts'
import { IMPORT_FIELDS, type ImportField, isRequired } from '#shared/domain/employee-import/import-file.ts'
import { columnLetters } from '#shared/lib/spreadsheet/cell-values.ts'
import type { SheetColumn } from '#client/data/imports/importer.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Heading, Part } from './import-parts.tsx'
import type { ImportView } from './use-import.ts'

const Grid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', gap: 3 },
})
const NONE = 'none'

/** Which column says what: guessed by the names, and changed by whoever knows better. */
export function ImportColumns({ state: { context }, send }: ImportView) {
  const t = useTexts('employeeImport')
  const employees = useTexts('employees')
  const { sheet, columns: chosen } = context
  if (!sheet || !chosen) return null
  const missing = missingFields(chosen)
  const nameOf = (field: ImportField) => employees(`field.${field}`)
  const namedRow = sheet.guessed.header_row || sheet.firstRow
  return (
    <Part aria-label={t('columns.title')}>
      <Heading>{t('columns.title')}</Heading>
      <Grid>
        {IMPORT_FIELDS.map((field) => (
          <ColumnChoice
            key={field}
            label={nameOf(field)}
            isNeeded={isRequired(field)}
            columns={sheet.columns}
            value={chosen.columns[field]}
            onChange={(column) => send({ type: 'column', field, column })}
          />
        ))}
      </Grid>
      <Checkbox
        label={t('columns.named', { row: namedRow })}
        help={t('columns.unnamed')}
        checked={chosen.header_row > 0}
        onChange={(isNamed) => send({ type: 'header', row: isNamed ? namedRow : 0 })}
      />
      {missing.length > 0 ? (
        <Callout tone="warn">{t('columns.missing', { fields: missing.map(nameOf).join(', ') })}</Callout>
      ) : null}
    </Part>
  )
}

interface ColumnChoiceProps {
  label: string
  isNeeded: boolean
  columns: readonly SheetColumn[]
  value: number | undefined
  onChange: (column: number | undefined) => void
}

function ColumnChoice({ label, isNeeded, columns, value, onChange }: ColumnChoiceProps) {
  const t = useTexts('employeeImport')
  const optionOf = ({ column, name }: SheetColumn) => ({
    value: String(column),
    label:
      name === '' ? columnLetters(column) : t('columns.option', { letters: columnLetters(column), name }),
  })
  const sample = columns.find(({ column }) => column === value)?.sample
  const options = [...(isNeeded ? [] : [{ value: NONE, label: t('columns.none') }]), ...columns.map(optionOf)]
  const chosen = value === undefined ? (isNeeded ? undefined : NONE) : String(value)
  return (
    <SelectField
      label={label}
      required={isNeeded}
      value={chosen}
      options={options}
      {...(isNeeded ? { placeholder: t('columns.choose') } : {})}
      help={sample ? t('columns.sample', { sample }) : undefined}
      onChange={(column) => onChange(column === NONE ? undefined : Number(column))}
    />
  )
}
