CREATE VIRTUAL TABLE orders_search USING fts5(terms, content='', contentless_delete=1, detail='none', tokenize='ascii');
