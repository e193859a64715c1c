import type { Device } from '#client/data/device/device.ts'
import { everyEmployee } from '#client/data/nouns/every-employee.ts'
import { saveCsv } from '#client/parts/list/save-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { employeeCsv } from './employee-csv.ts'
import type { EmployeeQuestion } from './use-employee-rows.ts'

interface Export {
  company: string | undefined
  question: EmployeeQuestion
  shown: readonly string[]
  companyNames: ReadonlyMap<string, string>
  t: ReturnType<typeof useTexts<'employees'>>
}

/** Saves every employee that a question finds as a file; answers how many. */
export async function exportEmployees(device: Device, { company, question, ...sheet }: Export) {
  const { parts, count } = await employeeCsv(everyEmployee(device, company, question), sheet)
  saveCsv('employees', parts)
  return count
}
