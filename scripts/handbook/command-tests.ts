/** The beginning of the title of a test, and its file. */
export interface TestOf {
  readonly file: string
  readonly title: string
}

const cli = (title: string): TestOf => ({ file: 'apps/cli/src/mullion.test.ts', title })
const server = (name: string, title: string): TestOf => ({
  file: `apps/server/src/commands/${name}.test.ts`,
  title,
})
const packaged = (title: string): TestOf => ({ file: 'scripts/package.test.ts', title })

const backups = server('backup', 'makes, lists, verifies and restores, and changes nothing in a dry run')
const copies = server('database', 'copies to an empty, migrated database, and says what it compared')
const companyFiles = server('commands', 'shows for each kind a file that is imported as it is')
const partFiles = server('commands', 'imports parts the same way')
const person = server('commands', 'asks first, and needs --yes where nobody can be asked')
const words = cli('teaches the search words, lists and removes them')
const differences = cli('has what differs between a day of payments and the gateway')
const quotes = cli('are answered with the prices of a file, or refused')

/** What runs the commands of the product in every `npm test`, by their first words. */
export const inEveryRun: Readonly<Record<string, TestOf>> = {
  'mullion audit': cli('has the audit log, for those who may read it'),
  'mullion companies export': cli('reads what an export wrote, for the catalog and for companies'),
  'mullion login': cli('checks the token, stores it for its user alone, and forgets it'),
  'mullion payments': differences,
  'mullion payments differences': differences,
  'mullion payments reconcile': differences,
  'mullion payments resolve': differences,
  'mullion quotes answer': quotes,
  'mullion quotes list': quotes,
  'mullion quotes refuse': quotes,
  'mullion quotes show': quotes,
  'mullion whoami': cli('is not needed when the environment has the token, which wins'),
  'mullion words add': words,
  'mullion words list': words,
  'mullion words remove': words,
  'mullion-server --version': packaged('has the version of the repository, which names releases'),
  'mullion-server backup create': backups,
  'mullion-server backup key': backups,
  'mullion-server backup list': backups,
  'mullion-server backup restore': backups,
  'mullion-server backup verify': backups,
  'mullion-server companies import': companyFiles,
  'mullion-server create-admin': server('commands', 'prints a temporary password once, and changes nothing'),
  'mullion-server db copy': copies,
  'mullion-server db migrate': server('database', 'applies what is missing and says each step, once'),
  'mullion-server db status': server('database', 'creates nothing when it only looks'),
  'mullion-server doctor': server('doctor', 'prints a line for everything that works, and exits with 0'),
  'mullion-server health': server('commands', 'goes by /readyz as a balancer does'),
  'mullion-server parts import': partFiles,
  'mullion-server payments open': server('payments', 'are listed and repaired without a server'),
  'mullion-server payments repair': server('payments', 'are listed and repaired without a server'),
  'mullion-server person erase': person,
  'mullion-server person export': person,
  'mullion-server seed': server('commands', 'can be repeated in a demo store'),
}

const image = packaged('runs as compose.yaml says')
const noCompose =
  'images of Caddy and PostgreSQL come from a registry; the image of the store is run with the options of compose.yaml'

/** The commands that the drill leaves out: the test that runs one, or why none does. */
export const outsideOfTheDrill: Readonly<Record<string, TestOf | string>> = {
  'certbot certonly --standalone -d parts.your-name.example':
    'asks a public authority about a public name; the drill makes a certificate in its place',
  'docker build --file deploy/Containerfile --tag mullion-server .': image,
  'cd deploy': noCompose,
  'export MULLION_SITE=parts.example': noCompose,
  'docker compose up --detach': noCompose,
  'docker compose exec store /nodejs/bin/node /opt/mullion-server/bin/mullion-server.js create-admin you@parts.example Your Name':
    image,
  'npm audit': 'asks the registry, which does not answer that question everywhere',
  'npm run package': { file: 'scripts/handbook-drill.test.ts', title: 'is followed on an empty Debian' },
  'npm run security-scan': 'attacks a store for six minutes with a scanner of Debian, so it is run by hand',
  'timedatectl set-ntp true': 'sets the clock of the machine, which a container may not',
}
