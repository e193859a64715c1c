import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, prepare, repository } from './lib/toolchain.mjs'

// npm passes on where it was called, which `prepare` leaves.
const calledFrom = process.env['INIT_CWD'] ?? process.cwd()
await prepare()
const { languages, readCatalogue } = await import('./lib/texts/catalogue.ts')
const { findMissing } = await import('./lib/texts/missing.ts')
const { run } = await import('./lib/run.mjs')

const CLIENT = join(repository, 'src/client')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: '.' }, language: { type: 'string' } },
})
const [command = 'check', file] = positionals
if (values.language !== undefined && !languages.includes(values.language))
  fail(`--language is one of ${languages.join(', ')}.`)
const chosen = values.language === undefined ? languages : [values.language]
const catalogue = await readCatalogue(join(CLIENT, 'texts'))

switch (command) {
  case 'check':
    check()
    break
  case 'export':
    await exportTexts()
    break
  case 'import':
    if (file === undefined) fail('npm run texts -- import FILE: which file?')
    await importFile(resolve(calledFrom, file))
    break
  default:
    fail('npm run texts [-- check | export [--to FOLDER] [--language de] | import FILE]')
}

function check() {
  for (const language of chosen) {
    const { missing, sameAsEnglish, surplus } = findMissing(catalogue, language)
    const { size } = catalogue.wanted(language)
    console.log(
      `${language}: ${size - missing.length} of ${size} texts, ${sameAsEnglish.length} the same as in English`,
    )
    for (const id of missing) console.log(`  missing  ${id}`)
    for (const id of surplus) console.log(`  surplus  ${id}`)
    for (const id of sameAsEnglish) console.log(`  same     ${id}  ${catalogue.said(language).get(id)}`)
    if (missing.length > 0 || surplus.length > 0) process.exitCode = 1
  }
}

async function exportTexts() {
  const { toPo } = await import('./lib/texts/po.ts')
  const { readUses } = await import('./lib/texts/uses.ts')
  const usesOf = readUses(CLIENT)
  const folder = resolve(calledFrom, values.to)
  mkdirSync(folder, { recursive: true })
  for (const language of chosen) {
    const to = join(folder, `castellan-${language}.po`)
    writeFileSync(to, toPo(catalogue, language, usesOf))
    console.log(to)
  }
}

async function importFile(path) {
  const { importTexts, RefusedTexts } = await import('./lib/texts/import-texts.ts')
  try {
    const { changed, files } = importTexts(catalogue, readFileSync(path, 'utf8'))
    if (files.length > 0) await run('oxfmt', files)
    console.log(
      changed.length === 0 ? 'Nothing differs.' : `${changed.length} texts in ${files.length} files:`,
    )
    for (const id of changed) console.log(`  ${id}`)
  } catch (cause) {
    if (cause.code === 'ENOENT') fail(`${path} is not there.`)
    if (!(cause instanceof RefusedTexts)) throw cause
    fail(`Nothing was changed.\n  ${cause.reasons.join('\n  ')}`)
  }
}
