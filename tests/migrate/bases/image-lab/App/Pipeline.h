#pragma once
#include "..\filters\Filters.h"
#include <functional>
#include <memory>

class Pipeline
{
public:
    typedef std::function<lab::GrayImage (const lab::GrayImage&)> Step;
    void Add(const wchar_t* name, Step step);
    lab::GrayImage Execute(lab::GrayImage image);
    size_t Count() const { return m_steps.size(); }
private:
    struct Entry { std::wstring name; Step step; double ms; };
    std::vector<Entry> m_steps;
};
