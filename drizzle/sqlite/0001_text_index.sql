CREATE VIRTUAL TABLE parts_search USING fts5(terms, content='', contentless_delete=1, detail='none', prefix='2 3 4 5 6 7 8 9 10 11 12 13', tokenize='ascii');
