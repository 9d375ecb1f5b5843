/** Returns a readable browser name, such as `Chrome on Windows`, from the user agent. */
export declare function deviceName(userAgent: string): string;
