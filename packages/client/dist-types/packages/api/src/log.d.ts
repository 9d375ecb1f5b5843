/** What services report to the operator; never card data, passwords or tokens. */
export interface Log {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
}
