import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

/** The library's own object, as far as it is changed here. */
interface Completion {
  readonly completions: readonly unknown[]
  complete(word: string): void
  setup(name: string, executable: string, shell: string): void
}

/** Loads zsh's completion, which a shell without a configuration has not. */
const zshStart = '(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }'

/** Offers the names of files in bash, too, where the program suggests nothing. */
const bashEnd = (name: string) => `complete -o default -F __${name.replaceAll(/[-:]/g, '_')}_complete ${name}`

/** Lets shells complete names of files where the program has nothing to suggest; the library never does. */
function completeFiles(completion: Completion): void {
  const complete = completion.complete.bind(completion)
  completion.complete = (word) => {
    if (completion.completions.length > 0 || word.startsWith('-')) complete(word)
    else process.stdout.write(':0\n')
  }
}

function mendScripts(completion: Completion): void {
  const setup = completion.setup.bind(completion)
  completion.setup = (name, executable, shell) => {
    if (shell === 'zsh') process.stdout.write(`${zshStart}\n`)
    setup(name, executable, shell)
    if (shell === 'bash') process.stdout.write(`${bashEnd(name)}\n`)
  }
}

let isMended = false

/** Adds the command that prints a completion script, and what that script calls. */
export function addCompletion(program: Command): void {
  // Its types are those of the commander that npm put beside it, which is an older one.
  const completion = tab(program as unknown as Parameters<typeof tab>[0], {
    completionCommandName: 'completion',
  }) as unknown as Completion
  // One object serves all programs of a process.
  if (!isMended) {
    completeFiles(completion)
    mendScripts(completion)
    isMended = true
  }
  const name = program.name()
  program.commands
    .find((each) => each.name() === 'completion')
    ?.description('Print the completion script of a shell.')
    .addHelpText(
      'after',
      `\nFor this shell: source <(${name} completion bash), or source <(${name} completion zsh).\nAdd that line to ~/.bashrc or ~/.zshrc for all.`,
    )
}
