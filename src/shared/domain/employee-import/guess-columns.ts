import type { SheetRow } from '#shared/lib/spreadsheet/spreadsheet.ts'
import { IMPORT_FIELDS, type ImportField, type ImportMapping, REQUIRED_FIELDS } from './import-file.ts'

/** How columns are called in the six languages of the product, and in what directories export. */
const NAMES: Record<ImportField, readonly string[]> = {
  first_name: [
    'First Name',
    'Given Name',
    'Forename',
    'Vorname',
    'Rufname',
    'Nombre',
    'Nombre de pila',
    'Primer nombre',
    'Prénom',
    '名',
    '名前',
    '下の名前',
    'ファーストネーム',
    '名字',
  ],
  last_name: [
    'Last Name',
    'Surname',
    'Family Name',
    'sn',
    'Nachname',
    'Familienname',
    'Zuname',
    'Apellido',
    'Apellidos',
    'Nom',
    'Nom de famille',
    '姓',
    '氏',
    '苗字',
    'ラストネーム',
    '姓氏',
  ],
  email: [
    'Email',
    'Mail',
    'Email address',
    'Work email',
    'User principal name',
    'UPN',
    'E-Mail-Adresse',
    'Mailadresse',
    'Correo',
    'Correo electrónico',
    'Dirección de correo electrónico',
    'Courriel',
    'Adresse e-mail',
    'Adresse électronique',
    'メール',
    'メールアドレス',
    'Eメール',
    '邮箱',
    '电子邮件',
    '电子邮箱',
    '电子邮件地址',
    '邮件',
  ],
  phone: [
    'Phone',
    'Phone number',
    'Telephone',
    'Telephone number',
    'Mobile',
    'Mobile phone',
    'Tel',
    'Telefon',
    'Telefonnummer',
    'Handy',
    'Mobil',
    'Teléfono',
    'Móvil',
    'Número de teléfono',
    'Téléphone',
    'Portable',
    'Numéro de téléphone',
    '電話',
    '電話番号',
    '携帯電話',
    '电话',
    '电话号码',
    '手机',
    '手机号',
  ],
  department: [
    'Department',
    'Dept',
    'Division',
    'Team',
    'Abteilung',
    'Bereich',
    'Departamento',
    'Área',
    'Sección',
    'Service',
    'Département',
    '部署',
    '部門',
    '所属',
    '部门',
    '科室',
  ],
  job_title: [
    'Job Title',
    'Title',
    'Position',
    'Job',
    'Role',
    'Stellenbezeichnung',
    'Berufsbezeichnung',
    'Funktion',
    'Stelle',
    'Puesto',
    'Cargo',
    'Título del puesto',
    'Poste',
    'Fonction',
    'Intitulé du poste',
    '役職',
    '職位',
    '肩書き',
    '职位',
    '职务',
    '岗位',
  ],
}

/** Letters and digits alone, without case and marks. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const fieldsByName = new Map(
  IMPORT_FIELDS.flatMap((field) => NAMES[field].map((name) => [bare(name), field] as const)),
)

/** Names of columns are looked for in so many rows from the top. */
export const HEADER_WITHIN = 20

export interface GuessedColumns {
  header_row: number
  columns: Partial<Record<ImportField, number>>
}

/** Where the names of the columns stand, and what each of them says. Every column is taken once, the first of a name. */
export function guessColumns(rows: readonly SheetRow[]): GuessedColumns {
  const guesses = rows.slice(0, HEADER_WITHIN).map(({ row, cells }) => {
    const columns: Partial<Record<ImportField, number>> = {}
    cells.forEach((cell, column) => {
      const field = cell && fieldsByName.get(bare(cell.text))
      if (field) columns[field] ??= column
    })
    return { header_row: row, columns }
  })
  const best = guesses.toSorted((a, b) => count(b) - count(a))[0]
  if (best && count(best) > 0) return best
  return { header_row: rows[0]?.row ?? 0, columns: {} }
}

const count = ({ columns }: GuessedColumns) => Object.keys(columns).length

/** A mapping in which everything that a person has to have is said; undefined where something is missing, or said twice. */
export function wholeMapping({ header_row, columns }: GuessedColumns): ImportMapping | undefined {
  const { first_name, last_name, email, department, phone, job_title } = columns
  const taken = Object.values(columns)
  if (new Set(taken).size < taken.length) return undefined
  if (first_name === undefined || last_name === undefined || email === undefined || department === undefined)
    return undefined
  return {
    header_row,
    columns: {
      first_name,
      last_name,
      email,
      department,
      ...(phone === undefined ? {} : { phone }),
      ...(job_title === undefined ? {} : { job_title }),
    },
  }
}

/** What has to be said and has no column yet. */
export const missingFields = ({ columns }: GuessedColumns): ImportField[] =>
  REQUIRED_FIELDS.filter((field) => columns[field] === undefined)
