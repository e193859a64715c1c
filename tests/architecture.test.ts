import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileRings, type Imports, importsIn, rings, violations } from './support/layers.ts'

const REPOSITORY = join(import.meta.dirname, '..')

describe('the architecture', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'workers/**/*.ts'], { cwd: REPOSITORY }).toSorted()
  const imports: Imports = Object.fromEntries(
    files.map((file) => [file, importsIn(readFileSync(join(REPOSITORY, file), 'utf8'))]),
  )

  test('imports point down only', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(violations(imports)).toEqual([])
  })

  test('nouns of the server make no ring', () => {
    expect(rings(imports, 'src/server')).toEqual([])
  })

  test('no files make a ring, not even by a type', () => {
    expect(fileRings(imports)).toEqual([])
  })

  test('every noun of the server is in the list', () => {
    const declared = files.filter((file) => /^src\/server\/.*\.noun\.ts$/.test(file))
    const listed = (imports['src/server/nouns.ts'] ?? []).map((file) => file.replace('./', 'src/server/'))
    expect(declared.length).toBeGreaterThan(20)
    expect(declared.filter((file) => !listed.includes(file))).toEqual([])
    const folders = new Set(files.flatMap((file) => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? []))
    const nounless = [...folders].filter((folder) => !declared.some((file) => file.split('/')[2] === folder))
    expect(nounless).toEqual([
      'company-tasks',
      'connectors',
      'demo',
      'device-owners',
      'google-factors',
      'integration-secret',
      'platform',
      'seats',
    ])
  })

  test('no folder holds more than forty files beside its tests, but catalogues of one thing a file', () => {
    const all = globSync(['src/**/*.{ts,tsx}', 'workers/**/*.ts', 'tests/**/*.ts'], { cwd: REPOSITORY })
    const counts = Map.groupBy(
      all.filter((file) => !/\.test\.tsx?$/.test(file)),
      dirname,
    )
    const full = [...counts].filter(([, inside]) => inside.length > 40).map(([folder]) => folder)
    expect(full.toSorted()).toEqual(['src/shared/domain/posture/checks', 'tests/bench', 'tests/journeys'])
  })

  test('the top level holds the source folders, four files, the lock file and dotfiles', () => {
    const folders = ['public', 'src', 'workers', 'tests']
    const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'README.md']
    const allowed = new Set([...folders, ...files])
    expect(topLevel().filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual([])
  })
})

describe('an import is refused when', () => {
  test.each<[string, string, string]>([
    ['it points up', 'src/shared/domain/users/user.ts', '#shared/contract/kinds.ts'],
    ['it points up by a relative path', 'src/client/data/rows/read.ts', '../../app/routes.tsx'],
    [
      'one feature takes from another',
      'src/client/features/companies/a.tsx',
      '#client/features/employees/b.tsx',
    ],
    [
      'one feature of a section takes from another',
      'src/client/features/secure/alerts/a.tsx',
      '#client/features/secure/posture/b.tsx',
    ],
    [
      'what features of a section share knows one of them',
      'src/client/features/secure/parts/a.tsx',
      '../posture/b.tsx',
    ],
    [
      'a writer goes past what tells devices of changes',
      'src/server/users/user-changes.ts',
      '#server/platform/sync/unit-of-work.ts',
    ],
    [
      'a writer opens a store of its own',
      'src/server/users/user-changes.ts',
      '#server/platform/sync/sql-store.ts',
    ],
    ['the design system knows a noun', 'src/client/ui/figures/badge.tsx', '#shared/domain/users/user.ts'],
    ['the platform knows a noun', 'src/server/platform/jobs.ts', '#server/users/user.store.ts'],
    ['a vendor knows another vendor', 'src/server/connectors/duo/a.ts', '../microsoft365/http.ts'],
    [
      'a noun knows a vendor',
      'src/server/integrations/tasks.ts',
      '#server/connectors/microsoft365/microsoft365.connector.ts',
    ],
    ['what puts the parts together knows a vendor', 'src/server/site.ts', './connectors/duo/duo.vendor.ts'],
    [
      'the port knows a vendor',
      'src/server/connectors/connector.ts',
      './microsoft365/microsoft365.vendor.ts',
    ],
    ['the sandbox knows our words', 'src/sandbox/duo/a.ts', '#shared/domain/users/user.ts'],
    ['a worker reaches into the app', 'workers/sync/push.ts', '#client/app/routes.tsx'],
    ['one worker takes from another', 'workers/files/a.ts', '../sync/push.ts'],
    ['the server takes from the client', 'src/server/users/user.store.ts', '#client/data/rows/read.ts'],
    ['the product takes from the tests', 'src/server/site.ts', '#tests/support/browser/sign-in.ts'],
    ['the rules take another package', 'src/shared/domain/users/user.ts', 'rxjs'],
    ['the data takes React', 'src/client/data/rows/read.ts', 'react'],
    ['a worker takes a part of React', 'workers/sync/push.ts', 'react-dom/client'],
    ['a folder is in no layer', 'src/client/helpers/a.ts', '#shared/lib/time.ts'],
    ['its target is in no layer', 'src/client/app/a.ts', '#client/helpers/a.ts'],
  ])('%s', (_, file, imported) => {
    expect(violations({ [file]: [imported] })).toEqual([expect.stringContaining(file)])
  })

  test('and is allowed downwards, inside its folder, and in a test towards the test support', () => {
    expect(
      violations({
        'src/client/app/a.ts': [
          '#client/features/companies/b.tsx',
          '#workers/sync/sync.worker.ts',
          'comlink',
        ],
        'src/client/features/companies/a.tsx': ['./sub/b.tsx', '#client/ui/figures/badge.tsx', 'react'],
        'src/server/site.ts': ['./users/user.store.ts', '#sandbox/microsoft365/tenant/state.ts', 'node:path'],
        'src/server/users/user.test.ts': ['#tests/support/browser/sign-in.ts', 'vitest'],
        'src/server/integrations/tasks.ts': ['#server/connectors/connector.ts'],
        'src/server/connectors/vendors.ts': ['./duo/duo.vendor.ts'],
        'src/server/connectors/duo/duo.vendor.ts': ['../http.ts', './sign.ts'],
        'workers/sync/push.ts': ['./pull.ts', '#client/data/rows/read.ts', '#shared/lib/time.ts'],
      }),
    ).toEqual([])
  })

  test('a ring of folders is named, however long, and a folder that takes from itself is none', () => {
    expect(
      rings(
        {
          'src/server/a/one.ts': ['./two.ts', '#server/b/one.ts'],
          'src/server/b/two.ts': ['../c/deep/one.ts', 'node:path'],
          'src/server/c/deep/two.ts': ['#server/a/two.ts'],
          'src/server/a/one.test.ts': ['#server/d/one.ts'],
          'src/server/d/one.ts': ['#server/a/one.ts'],
          'src/server/site.ts': ['./a/one.ts'],
        },
        'src/server',
      ),
    ).toEqual(['a -> b -> c -> a'])
  })

  test('every way to import is seen', () => {
    const source = `import a, { b } from './a.ts'
      import type { C } from "./c.ts"
      import './side-effect.css'
      import {
        d,
      } from '#shared/lib/d.ts'
      export { e } from './e.ts'
      const f = await import('./f.ts')
      type G = import('./g.ts').G
      // import h from './h.ts'
      const i = \`import i from './i.ts'\``
    expect(importsIn(source)).toEqual([
      './a.ts',
      './c.ts',
      './side-effect.css',
      '#shared/lib/d.ts',
      './e.ts',
      './f.ts',
      './g.ts',
    ])
  })
})

/** What is in the repository or about to be; without git, what lies there apart from what the tools make. */
function topLevel(): string[] {
  if (!existsSync(join(REPOSITORY, '.git'))) {
    return readdirSync(REPOSITORY).filter((name) => name !== 'node_modules' && name !== 'dist')
  }
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n')
  return [...new Set(listed.map((file) => file.split('/')[0] ?? ''))]
}
