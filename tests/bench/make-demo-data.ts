import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite } from '#server/site.ts'

// The configuration has a limit that is made for people who try the product.
const configuration = readConfiguration(process.env)
const employees = Number(process.env['BENCH_EMPLOYEES'])
const site = await openSite('test', { ...configuration, EMPLOYEES: employees }, createLog('warn'))
await site.close()
process.exit(0)
