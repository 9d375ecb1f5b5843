import { addCompletion } from '@mullion/terminal/completion'
import { createProgram } from '@mullion/terminal/program'
import type { Terminal } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { createCli } from './cli.ts'
import { addAccountCommands } from './commands/account.ts'
import { addApprovalCommands } from './commands/approvals.ts'
import { addAuditCommand } from './commands/audit.ts'
import { addCertificateCommands } from './commands/certificates.ts'
import { addCreditCommands } from './commands/credit.ts'
import { addCreditNoteCommands } from './commands/credits.ts'
import { addImportCommands } from './commands/imports.ts'
import { addOrderCommands } from './commands/orders.ts'
import { addPartCommands } from './commands/parts.ts'
import { addPaymentCommands } from './commands/payments.ts'
import { addProcurementCommands } from './commands/procurement.ts'
import { addQuoteCommands } from './commands/quotes.ts'
import { addRecurringCommands } from './commands/recurring.ts'
import { addReportCommands } from './commands/reports.ts'
import { addReturnCommands } from './commands/returns.ts'
import { addUserCommands } from './commands/users.ts'
import { addWordCommands } from './commands/words.ts'

const description = `Work with a Mullion store from a terminal or a script: its catalog, orders, users and figures.

Sign in once with "mullion login", or set MULLION_URL and MULLION_TOKEN. Results go to standard output, everything else to standard error.`

/** Creates the `mullion` program. */
export function createMullion(terminal: Terminal, signal: AbortSignal): Command {
  const program = createProgram(terminal, { name: 'mullion', description, version: manifest.version })
  program.option('--url <address>', 'Address of the store; else MULLION_URL, else the stored one.')
  const cli = createCli(program, terminal, signal)
  addAccountCommands(program, cli)
  const parts = addPartCommands(program, cli)
  addOrderCommands(program, cli)
  addApprovalCommands(program, cli)
  const users = addUserCommands(program, cli)
  const credit = addCreditCommands(program, cli)
  addImportCommands(program, { parts, users, credit, cli })
  addCertificateCommands(program, cli)
  addProcurementCommands(program, cli)
  addPaymentCommands(program, cli)
  addReportCommands(program, cli)
  addWordCommands(program, cli)
  addQuoteCommands(program, cli)
  addReturnCommands(program, cli)
  addRecurringCommands(program, cli)
  addCreditNoteCommands(program, cli)
  addAuditCommand(program, cli)
  addCompletion(program)
  return program
}
