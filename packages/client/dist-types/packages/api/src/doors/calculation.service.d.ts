import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part';
import type { Door } from '@mullion/domain/doors/door';
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation';
import type { Log } from '../log.ts';
export interface CalculationDeps {
    readonly db: Database;
    readonly log: Log;
}
export interface CalculationFacts {
    readonly door: Door;
    readonly mode: CalculatorMode;
}
/** Calculates a door's parts by the formulas, as sold today. */
export declare function createCalculationService({ db, log }: CalculationDeps): {
    /**
     * Returns a door's parts at the actor's prices; a part that cannot be ordered carries the reason and does
     * not block the rest.
     */
    calculate(actor: Actor, { door, mode }: CalculationFacts): Promise<PricedCalculation>;
};
